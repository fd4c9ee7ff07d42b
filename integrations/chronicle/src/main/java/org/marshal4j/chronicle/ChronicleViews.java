package org.marshal4j.chronicle;

import java.util.Objects;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.RandomDataInput;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewInputs;

/**
 * Wraps views around Chronicle's memory: native, on-heap and mapped Bytes, documents of a queue, and values of a map.
 *
 * <pre>{@code
 * QuoteView view = new QuoteView();
 * try (DocumentContext document = tailer.readingDocument()) {
 *     ChronicleViews.wrap(view, document.wire().bytes());
 *     double bid = view.bid();
 * }
 * }</pre>
 *
 * <p>Nothing is copied, and nothing is allocated after the first call with a view. Setters change that memory, unless
 * it is read-only. Hex dumps, guarded and unknown Bytes, and all Bytes if there is no Unsafe, are copied, and nothing
 * in them can be set.
 *
 * <p>A view of Bytes that have been released throws an {@link IllegalStateException}. Stateless, and as thread-safe
 * as the views and Bytes are.
 */
public final class ChronicleViews {
    private ChronicleViews() {}

    /**
     * Wraps a view around the message at the read position of Bytes, which does not move. Do not release the Bytes
     * while the view is in use. If they grow or map another part of their file, the view follows.
     *
     * @param <V> the class of the view
     * @param view the view
     * @param bytes the Bytes
     * @return the view
     * @throws IllegalStateException if they are released or closed
     */
    public static <V extends MessageView<?, V>> V wrap(V view, BytesIn<?> bytes) {
        Input last = ViewInputs.last(view);
        ViewedBytes source = last != null && last.source() instanceof ViewedBytes known ? known : new ViewedBytes();
        if (!source.wrapAgain(view, bytes)) {
            source.keep(bytes);
            ViewInputs.wrap(view, source.input());
        }
        return view;
    }

    /**
     * Wraps a view around the message at an offset in a store, such as the value of an entry of a Chronicle Map:
     * {@code data.bytes(), data.offset(), data.size()}. The memory must not be moved or reused while the view is in
     * use, so use a view of a map's value only while you hold its lock. The view does not notice that the map is closed,
     * and using it then may crash the JVM. If you set a field in a map with checksums, have the map compute a new one.
     *
     * <p>A part of mapped Bytes is shown in place if all of it is in the chunk of the file that they have mapped at
     * present, and until they map another; other parts are copied.
     *
     * @param <V> the class of the view
     * @param view the view
     * @param bytes the store
     * @param offset where the message starts in the store
     * @param length the number of bytes
     * @return the view
     * @throws IndexOutOfBoundsException if the store has no such part
     * @throws IllegalStateException if the store is released
     */
    public static <V extends MessageView<?, V>> V wrap(V view, RandomDataInput bytes, long offset, long length) {
        if (bytes instanceof MappedBytes file && RawMemory.REACHES_OBJECTS) {
            Input last = ViewInputs.last(view);
            ChunkSource source = last != null && last.source() instanceof ChunkSource known ? known : new ChunkSource();
            if (source.show(file, offset, length)) {
                return ViewInputs.wrap(view, source.input());
            }
        }
        // A part of a file ends where its capacity ends, counted from the beginning of the file.
        long start = bytes.start();
        Objects.checkFromIndexSize(offset - start, length, bytes.realCapacity() - start);
        if (!(bytes instanceof BytesStore<?, ?> store) || !StoreSource.isShown(store)) {
            return ViewInputs.wrap(view, copy(bytes, offset, length));
        }
        Input last = ViewInputs.last(view);
        StoreSource source = last != null && last.source() instanceof StoreSource known ? known : new StoreSource();
        source.show(store, offset, length);
        return ViewInputs.wrap(view, source.input());
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
