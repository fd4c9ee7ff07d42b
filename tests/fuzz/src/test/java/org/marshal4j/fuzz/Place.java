package org.marshal4j.fuzz;

import org.marshal4j.runtime.Marshaller;

/**
 * A kind of memory that is reused for one message after another. Positions count from the start of a message. There are
 * other bytes on both sides of it, which nobody may read or change.
 */
interface Place {
    /** The number of bytes before a message or room that {@link #bytesAt} returns too. */
    int LEAD = 7;

    /** Holds a message to be read, followed by other bytes. */
    void hold(byte[] message, byte[] behind);

    /** Makes this much room for writing, followed by the given bytes. */
    void makeRoom(int room, byte[] behind);

    /** Reads what is held. */
    <T> T read(Marshaller<T> marshaller);

    /** Reads what is held into an object. */
    <T> void readInto(Marshaller<T> marshaller, T value);

    /** Writes to the room. */
    <T> void write(Marshaller<T> marshaller, T value);

    /** Returns how far it has been read or written. */
    long position();

    /** Returns where the message or the room ends. */
    long limit();

    /** Returns the bytes at a position, whether they are within the limit or not. This may move the position. */
    byte[] bytesAt(long position, int length);
}
