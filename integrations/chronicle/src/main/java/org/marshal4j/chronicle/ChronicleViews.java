package org.marshal4j.chronicle;

import java.util.Objects;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.RandomDataInput;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewInputs;

/**
 * Views over Chronicle's memory: native Bytes, Bytes on the heap and mapped ones, documents of a queue, values of a map. Nothing is copied,
 * and nothing allocated after the first time with a view. What is set goes into that memory, unless it is read-only. Hex dumps, guarded and
 * unknown Bytes, and all where there is no Unsafe, are read by copying, and nothing in them can be set.
 *
 * <p>A view of Bytes that are released says so with an {@link IllegalStateException}. Stateless and thread-safe, as far as views and Bytes are.
 */
public final class ChronicleViews {
    private ChronicleViews() {}

    /**
     * Shows the message at the read position of Bytes, which does not move. They must not be released as long as the view is used. If they
     * grow, or map another part of their file, the view goes with them.
     *
     * @return the view
     * @throws IllegalStateException if they are released or closed
     */
    public static <V extends MessageView<?, V>> V wrap(V view, BytesIn<?> bytes) {
        Input last = ViewInputs.last(view);
        KeptSource source = last != null && last.source() instanceof ViewedBytes known ? known : new ViewedBytes();
        source.keep(bytes);
        return view.wrap(source.input());
    }

    /**
     * Shows the message at an offset in a store, such as the value of an entry of a Chronicle Map: {@code data.bytes(), data.offset(),
     * data.size()}. It must stay what it is as long as the view is used, so that of a map is shown under its lock; who sets a value there
     * lets the map have a new checksum, if it has checksums.
     *
     * @return the view
     * @throws IndexOutOfBoundsException if that is no part of the store
     * @throws IllegalStateException if the store is released
     */
    public static <V extends MessageView<?, V>> V wrap(V view, RandomDataInput bytes, long offset, long length) {
        Objects.checkFromIndexSize(offset - bytes.start(), length, bytes.realCapacity());
        if (!(bytes instanceof BytesStore<?, ?> store) || !StoreSource.isShown(store)) {
            return view.wrap(copy(bytes, offset, length));
        }
        Input last = ViewInputs.last(view);
        StoreSource source = last != null && last.source() instanceof StoreSource known ? known : new StoreSource();
        source.show(store, offset, length);
        return view.wrap(source.input());
    }

    private static Input copy(RandomDataInput bytes, long offset, long length) {
        TargetMemory.requireNotReleased(bytes);
        byte[] copy = new byte[Math.toIntExact(length)];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = bytes.readByte(offset + i);
        }
        return Input.of(copy);
    }
}
