package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.step.Ends;

/**
 * Steps over values without reading them, for generated views. Only the end of each value is checked. Methods throw a
 * {@link MarshalException}, MARSHAL205 for an invalid count and MARSHAL203 where bytes are missing, or a {@link
 * java.nio.BufferUnderflowException} within the count. Stateless.
 */
public final class Walk {
    private Walk() {}

    /**
     * Goes to a position that lies ahead or has been passed.
     *
     * @param position the position
     * @param in the input
     */
    public static void to(long position, Input in) {
        in.takeAt(position, 0);
    }

    /**
     * Finds the end of bytes of a fixed number.
     *
     * @param position where they start
     * @param size their number
     * @param in the input
     * @return the position behind them
     */
    public static long bytes(long position, int size, Input in) {
        to(position, in);
        in.skip(size);
        return in.position();
    }

    /**
     * Finds the end of a text, which is a count and as many bytes; null included.
     *
     * @param position where it starts
     * @param in the input, which may move
     * @return the position behind it
     */
    public static long text(long position, Input in) {
        long behind = in.behindText(position);
        if (behind != InputWindow.NOTHING) {
            return behind;
        }
        to(position, in);
        text(in);
        return in.position();
    }

    /**
     * Steps over a text.
     *
     * @param in the input
     */
    public static void text(Input in) {
        text(0, in);
    }

    /**
     * Steps over a text and over the bytes before it.
     *
     * @param before the number of bytes before the text
     * @param in the input
     */
    public static void text(int before, Input in) {
        Text.skip(before, in);
    }

    /**
     * Finds the end of an array, which is a count and as many elements; null included.
     *
     * @param position where it starts
     * @param elementSize the size of an element in bytes
     * @param in the input
     * @return the position behind it
     */
    public static long array(long position, int elementSize, Input in) {
        long place = in.takeAt(position, Byte.BYTES);
        int count = RawMemory.getByte(in.base(), place);
        long bytes = (long) count * elementSize;
        if (count < 0 || bytes > in.remaining()) {
            to(position, in);
            array(elementSize, in);
            return in.position();
        }
        return position + Byte.BYTES + bytes;
    }

    /**
     * Steps over an array.
     *
     * @param elementSize the size of an element in bytes
     * @param in the input
     */
    public static void array(int elementSize, Input in) {
        Ends.array(elementSize, in);
    }

    /**
     * Finds the end of an enum constant, which is a count alone.
     *
     * @param position where it starts
     * @param in the input
     * @return the position behind it
     */
    public static long constant(long position, Input in) {
        to(position, in);
        constant(in);
        return in.position();
    }

    /**
     * Steps over an enum constant.
     *
     * @param in the input
     */
    public static void constant(Input in) {
        StopBit.read(in);
    }

    /**
     * Reads the byte of an Optional, or of another holder of one value.
     *
     * @param nullable whether null is allowed; otherwise null is refused (MARSHAL206)
     * @param in the input
     * @return whether the value follows
     */
    public static boolean isPresent(boolean nullable, Input in) {
        return Ends.isPresent(nullable, in);
    }

    /**
     * {@return whether the object of a family at the position is null} If it is, its type id has been read; otherwise
     * nothing has.
     *
     * @param in the input
     */
    public static boolean isNull(Input in) {
        long position = in.position();
        if (StopBit.read(in) < 0) {
            return true;
        }
        in.position(position);
        return false;
    }
}
