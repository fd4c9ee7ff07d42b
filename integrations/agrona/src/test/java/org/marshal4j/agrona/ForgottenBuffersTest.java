package org.marshal4j.agrona;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.ExpandableDirectByteBuffer;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;

/** An instance that a thread keeps does not keep the buffers of its messages, nor arrays that are not small. */
class ForgottenBuffersTest {
    private static final int LARGE = 1 << 23;

    private final AgronaMessages messages = new AgronaMessages();
    private final List<WeakReference<?>> used = new ArrayList<>();

    @Test
    void afterWritingAndReading() throws Exception {
        for (int kind = 0; kind < 5; kind++) {
            use(make(kind), true);
            use(make(kind), false);
        }
        for (int i = 0; i < 50 && left() > 0; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(left()).isZero();
        Reference.reachabilityFence(messages);
    }

    private static MutableDirectBuffer make(int kind) {
        return switch (kind) {
            case 0 -> new UnsafeBuffer(new byte[LARGE]);
            case 1 -> new UnsafeBuffer(ByteBuffer.allocate(LARGE));
            case 2 -> new UnsafeBuffer(ByteBuffer.allocateDirect(LARGE));
            case 3 -> new ExpandableArrayBuffer(LARGE);
            default -> new ExpandableDirectByteBuffer(LARGE);
        };
    }

    private void use(MutableDirectBuffer buffer, boolean writes) {
        if (writes) {
            messages.write(TradeMarshaller.INSTANCE, Trade.of(7, 3), buffer, 0);
        } else {
            byte[] message = Trade.of(7, 3).bytes();
            buffer.putBytes(0, message);
            messages.read(TradeMarshaller.INSTANCE, buffer, 0, message.length);
        }
        used.add(new WeakReference<>(buffer));
        if (buffer.byteArray() != null) {
            used.add(new WeakReference<>(buffer.byteArray()));
        }
        if (buffer.byteBuffer() != null) {
            used.add(new WeakReference<>(buffer.byteBuffer()));
        }
    }

    private long left() {
        return used.stream().filter(reference -> reference.get() != null).count();
    }
}
