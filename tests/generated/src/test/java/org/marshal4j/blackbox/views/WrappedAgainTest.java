package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;

/** A view that wraps the same memory again, other memory, and the first once more, shows what it wrapped last. */
@Tag("plain")
class WrappedAgainTest {
    private static final int MESSAGES = 5;
    private static final int ROUNDS = 2_000;

    private final byte[][] messages = new byte[MESSAGES][];
    private final int[] starts = new int[MESSAGES + 1];
    private final BasketView view = new BasketView();

    WrappedAgainTest() {
        for (int i = 0; i < MESSAGES; i++) {
            Basket basket = new Basket();
            basket.symbol = "S".repeat(i + 1);
            basket.hashCode = 100 + i;
            messages[i] = BasketMarshaller.INSTANCE.toByteArray(basket);
            starts[i + 1] = starts[i] + messages[i].length;
        }
    }

    @Test
    void showsWhatIsWrappedLast() {
        byte[] array = all(ByteBuffer.allocate(starts[MESSAGES])).array();
        ByteBuffer[] buffers = {
            ByteBuffer.wrap(array),
            all(ByteBuffer.allocateDirect(starts[MESSAGES])),
            all(ByteBuffer.allocateDirect(starts[MESSAGES])),
            all(ByteBuffer.allocateDirect(starts[MESSAGES])).asReadOnlyBuffer(),
            ByteBuffer.wrap(array).asReadOnlyBuffer(),
        };
        Random random = new Random(20261129);
        for (int i = 0; i < ROUNDS; i++) {
            int message = random.nextInt(MESSAGES);
            int place = random.nextInt(buffers.length + 2);
            if (place == buffers.length) {
                view.wrap(array, starts[message], messages[message].length);
            } else if (place > buffers.length) {
                view.wrap(Input.of(messages[message]));
            } else {
                view.wrap(at(buffers[place], message));
            }
            assertThat(view.symbolEquals("S".repeat(message + 1))).isTrue();
            assertThat(view.hashCode_()).isEqualTo(100 + message);
            assertThat(view.size()).isEqualTo(messages[message].length);
        }
    }

    @Test
    void seesTheLimitOfABufferThatItWrapsAgain() {
        ByteBuffer buffer = all(ByteBuffer.allocateDirect(starts[MESSAGES]));
        view.wrap(at(buffer, 1));
        assertThat(view.hashCode_()).isEqualTo(101);
        view.wrap(at(buffer, 1).limit(starts[2] - 1));
        assertThatThrownBy(view::size).isInstanceOf(MarshalException.class);
        view.wrap(buffer.limit(starts[1]));
        assertThatThrownBy(view::hashCode_).isInstanceOf(MarshalException.class);
        view.wrap(at(buffer, 2));
        assertThat(view.hashCode_()).isEqualTo(102);
    }

    private ByteBuffer all(ByteBuffer buffer) {
        for (byte[] message : messages) {
            buffer.put(message);
        }
        return buffer.flip();
    }

    private ByteBuffer at(ByteBuffer buffer, int message) {
        return buffer.limit(starts[message + 1]).position(starts[message]);
    }
}
