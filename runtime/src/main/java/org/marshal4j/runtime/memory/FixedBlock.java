package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * The marshaller of a class whose objects have nothing but primitive fields, so that it writes messages of one size,
 * and can write every object. Code that knows the memory therefore needs no {@link Output} or {@link Input}: it checks
 * once that there is room, and stores or loads the fields in place. Generated marshallers of such classes extend this,
 * for arrays, buffers and segments; applications use the methods of their marshaller.
 *
 * <pre>{@code
 * FixedBlock<T> block = FixedBlock.of(marshaller, value);
 * if (block != null && block.blockSize() <= array.length) {
 *     block.store(value, array, RawMemory.ARRAY_OFFSET);
 * }
 * }</pre>
 *
 * <p>This is a class because {@link #of} runs for messages of all types: on JDK 17, HotSpot takes 25 ns to find that an
 * object does not implement an interface.
 *
 * <p>Locations are those of {@link RawMemory}, and as unchecked. Stateless and thread-safe.
 *
 * @param <T> the class
 */
public abstract class FixedBlock<T> {
    /** For generated marshallers. */
    protected FixedBlock() {}

    /**
     * Returns a marshaller as a block.
     *
     * @param <T> the type of the marshaller
     * @param marshaller the marshaller
     * @param value the object to store or load
     * @return the block; null if the class has other fields, or the object is null or of another class. The methods
     *     of the marshaller then do the right thing
     */
    @SuppressWarnings("unchecked") // the class of the value is that of the block
    public static <T> @Nullable FixedBlock<T> of(Object marshaller, @Nullable T value) {
        return marshaller instanceof FixedBlock<?> block && value != null && value.getClass() == block.type()
                ? (FixedBlock<T>) block
                : null;
    }

    /** {@return the size of every message that it writes, in bytes} */
    public abstract int blockSize();

    /** {@return the class} */
    public abstract Class<T> type();

    /**
     * Stores all fields of an object.
     *
     * @param value the object, exactly of this class
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset where {@link #blockSize} bytes may be written
     */
    public abstract void store(T value, @Nullable Object base, long offset);

    /**
     * Loads all fields of an object, if the bytes are what this marshaller writes.
     *
     * @param value the object, exactly of this class
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset where {@link #blockSize} bytes may be read
     * @return false if another version of the class has written them, or a byte is not a boolean; some fields may have
     *     changed then. The methods of the marshaller read them, or say what is wrong
     */
    public abstract boolean load(T value, @Nullable Object base, long offset);
}
