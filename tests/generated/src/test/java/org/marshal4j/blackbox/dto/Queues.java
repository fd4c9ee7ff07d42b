package org.marshal4j.blackbox.dto;

import java.util.Stack;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TransferQueue;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Money;

/** Collections that threads share, and the oldest collection classes. */
@Marshal(view = true)
public class Queues implements QueuesMarshallable {
    Stack<Money> stack;
    ConcurrentSkipListSet<String> skipListSet;
    ConcurrentLinkedQueue<Money> linkedQueue;
    ConcurrentLinkedDeque<Integer> linkedDeque;
    BlockingQueue<String> blockingQueue;

    @MaxLength(9)
    LinkedBlockingQueue<Money> linkedBlockingQueue;

    BlockingDeque<Money> blockingDeque;
    private LinkedBlockingDeque<Long> linkedBlockingDeque;
    TransferQueue<String> transferQueue;
    LinkedTransferQueue<byte[]> linkedTransferQueue;
    PriorityBlockingQueue<Integer> priorityQueue;

    @Required
    Stack<String> stackR;

    /** Collections passed to a constructor are new each time. */
    @Marshal
    public record Constructed(
            Stack<String> stack,
            ConcurrentSkipListSet<Integer> set,
            BlockingQueue<Money> queue,
            LinkedBlockingDeque<String> deque,
            PriorityBlockingQueue<String> sorted)
            implements Queues_ConstructedMarshallable {}
}
