package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Stack;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.PriorityBlockingQueue;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;

/** Elements that the schema allows and the collection does not. The failure says which one, and where it is. */
class RefusedElementsTest {

    @Test
    void nullInAQueueIsNamed() {
        Queues queues = new Queues();
        queues.stackR = new Stack<>();
        queues.priorityQueue = new PriorityBlockingQueue<>(List.of(0x11111111, 0x22222222, 0x33333333));
        byte[] message = QueuesMarshaller.INSTANCE.toByteArray(queues);
        int second = offsetOf(0x22222222, message) - 1;
        Arrays.fill(message, second, second + 5, (byte) 0);
        MarshalException refused = refused(QueuesMarshaller.INSTANCE, message);
        assertThat(refused)
                .hasMessage("reading org.marshal4j.blackbox.dto.Queues.priorityQueue[1] at offset " + second
                        + ": null, which the PriorityBlockingQueue cannot hold [MARSHAL206]");
        assertThat(refused.path()).isEqualTo("priorityQueue[1]");
        assertThat(refused.offset()).isEqualTo(second);
    }

    @Test
    void theSecondOfTwoEqualElementsIsNamed() {
        byte[] message = Queues_ConstructedMarshaller.INSTANCE.toByteArray(new Queues.Constructed(
                null, new ConcurrentSkipListSet<>(List.of(0x11111111, 0x22222222)), null, null, null));
        int second = offsetOf(0x22222222, message) - 1;
        Arrays.fill(message, second + 1, second + 5, (byte) 0x11);
        MarshalException refused = refused(Queues_ConstructedMarshaller.INSTANCE, message);
        assertThat(refused)
                .hasMessage("reading org.marshal4j.blackbox.dto.Queues$Constructed.set[1] at offset " + second
                        + ": an element that the collection already has [MARSHAL214]");
    }

    @Test
    void theSecondOfTwoEqualKeysIsNamed() {
        Pages.Counts counts = new Pages.Counts();
        counts.byKey = new LinkedHashMap<>();
        counts.byKey.put(1L, List.of());
        counts.byKey.put(2L, List.of());
        counts.byKey.put(0x22222222L, List.of(7, 8));
        byte[] message = Pages_CountsMarshaller.INSTANCE.toByteArray(counts);
        int third = offsetOf(0x22222222, message) - 1;
        Arrays.fill(message, third + 1, third + 9, (byte) 0);
        message[third + 1] = 2;
        MarshalException refused = refused(Pages_CountsMarshaller.INSTANCE, message);
        assertThat(refused.path()).isEqualTo("byKey[2].key");
        assertThat(refused.offset()).isEqualTo(third);
        assertThat(refused.code()).isEqualTo("MARSHAL214");
    }

    private static MarshalException refused(Marshaller<?> marshaller, byte[] message) {
        return catchThrowableOfType(MarshalException.class, () -> marshaller.fromByteArray(message));
    }

    private static int offsetOf(int value, byte[] message) {
        ByteBuffer buffer = ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN);
        int at = 0;
        while (buffer.getInt(at) != value) {
            at++;
        }
        return at;
    }
}
