package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import org.marshal4j.runtime.RandomBytes;

/** Reads Chronicle's fixed-size views of other buffers' memory, with one window over everything readable. */
final class ViewSource extends SourceMemory {
    static final ViewSource INSTANCE = new ViewSource();

    private ViewSource() {}

    /** Shows the memory; returns false and shows nothing if the Bytes are not such a view. */
    static boolean show(BytesSource source, Object bytes) {
        Bytes<?> view = ViewTarget.view(bytes);
        if (view == null || ViewTarget.offset(view.bytesStore()) == ViewTarget.NO_MEMORY) {
            return false;
        }
        window(source, view, source.start());
        return true;
    }

    private static void window(BytesSource source, Bytes<?> view, long position) {
        BytesStore<?, ?> store = view.bytesStore();
        long offset = ViewTarget.offset(store);
        long origin = offset + source.start();
        long end = offset + Math.min(source.limit(view), store.realCapacity());
        source.input().window(HeapTarget.arrayOf(store), origin, offset + position, end, origin, 0);
    }

    @Override
    RandomBytes readable(BytesSource source) {
        ViewTarget.requireOpen((Bytes<?>) source.bytes());
        return super.readable(source);
    }

    @Override
    void moveTo(BytesSource source, long position) {
        window(source, (Bytes<?>) source.bytes(), source.start() + position);
    }
}
