package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Stack;
import java.util.concurrent.PriorityBlockingQueue;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.problem.MarshalException;

/** Nulls of messages, which the schema allows, in queues, which do not: the failure says where the first one is. */
class RefusedNullsTest {

    @Test
    void theElementIsNamed() {
        Queues queues = new Queues();
        queues.stackR = new Stack<>();
        queues.priorityQueue = new PriorityBlockingQueue<>(List.of(0x11111111, 0x22222222, 0x33333333));
        byte[] message = QueuesMarshaller.INSTANCE.toByteArray(queues);
        int second = offsetOf(0x22222222, message) - 1;
        Arrays.fill(message, second, second + 5, (byte) 0);
        MarshalException refused =
                catchThrowableOfType(MarshalException.class, () -> QueuesMarshaller.INSTANCE.fromByteArray(message));
        assertThat(refused)
                .hasMessage("reading org.marshal4j.blackbox.dto.Queues.priorityQueue[1] at offset " + second
                        + ": null, which a PriorityBlockingQueue cannot hold [MARSHAL206]");
        assertThat(refused.path()).isEqualTo("priorityQueue[1]");
        assertThat(refused.offset()).isEqualTo(second);
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
