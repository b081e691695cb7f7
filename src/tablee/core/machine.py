"""What machines do in one instruction or in different ways: the only source that the gears do not share.

Sets of small numbers are the bits of an integer, of up to 63 of them. Numba knows no plain Python for the two questions
that are asked of such a set, and none for the question what it compiles for.
"""

from tablee.core.kernel import INTERPRETED, gear, kernel

if gear() == INTERPRETED:

    def lowest_bit(bits):
        """The smallest number of a set that is not empty."""
        return (bits & -bits).bit_length() - 1

    def count_bits(bits):
        """How many numbers a set holds."""
        return bits.bit_count()

    def is_gpu():
        """Whether this runs on a GPU."""
        return False

else:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def lowest_bit(_, bits):
        """The smallest number of a set that is not empty."""

        def instruction(context, builder, signature, arguments):
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), instruction

    @intrinsic
    def count_bits(_, bits):
        """How many numbers a set holds."""

        def instruction(context, builder, signature, arguments):
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), instruction

    @intrinsic
    def is_gpu(_):
        """Whether this runs on a GPU."""

        def constant(context, builder, signature, arguments):
            return context.get_constant(types.boolean, type(context).__name__ == "CUDATargetContext")

        return types.boolean(), constant


@kernel
def list_if(moves, count, move, holds):
    """Put a move at the end of a list of so many if a condition holds; how many there are then.

    A core writes it either way and only then decides, as a wrong guess costs more than a store. On a GPU it is the
    store that costs.
    """
    if holds or not is_gpu():
        moves[count] = move
    return count + 1 if holds else count
