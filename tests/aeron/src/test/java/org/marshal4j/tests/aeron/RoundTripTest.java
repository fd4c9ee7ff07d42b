package org.marshal4j.tests.aeron;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.Aeron;
import io.aeron.FragmentAssembler;
import io.aeron.Publication;
import io.aeron.Subscription;
import io.aeron.driver.MediaDriver;
import io.aeron.driver.ThreadingMode;
import io.aeron.logbuffer.BufferClaim;
import io.aeron.logbuffer.FragmentHandler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.agrona.ExpandableArrayBuffer;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.agrona.AgronaMessages;

/**
 * Sends orders through a media driver. They are written in place to a claimed buffer, or offered in fragments, and
 * read from the memory in which Aeron has received them.
 */
class RoundTripTest {
    private static final long PATIENCE = 60_000_000_000L;

    private final AgronaMessages writing = new AgronaMessages();
    private final AgronaMessages reading = new AgronaMessages();
    private final List<Order> received = new ArrayList<>();

    @TempDir
    Path temp;

    private static Order order(int id, int lines) {
        return new Order(
                id,
                "account " + id,
                IntStream.range(0, lines)
                        .mapToObj(i -> new Order.Line("S" + i, i, i / 8.0))
                        .toList());
    }

    private static void await(BooleanSupplier condition) {
        long deadline = System.nanoTime() + PATIENCE;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("did not come true within " + PATIENCE / 1_000_000_000L + " s");
            }
            Thread.yield();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"aeron:ipc", "aeron:udp?endpoint=localhost:0"})
    void ordersArrive(String channel) {
        MediaDriver.Context driving = new MediaDriver.Context()
                .aeronDirectoryName(temp.resolve("aeron").toString())
                .threadingMode(ThreadingMode.SHARED)
                .termBufferSparseFile(true)
                .dirDeleteOnShutdown(true);
        try (MediaDriver driver = MediaDriver.launchEmbedded(driving);
                Aeron aeron = Aeron.connect(new Aeron.Context().aeronDirectoryName(driver.aeronDirectoryName()));
                Subscription subscription = aeron.addSubscription(channel, 10)) {
            await(() -> subscription.tryResolveChannelEndpointPort() != null);
            try (Publication publication = aeron.addPublication(subscription.tryResolveChannelEndpointPort(), 10)) {
                await(publication::isConnected);
                List<Order> sent = new ArrayList<>();
                FragmentHandler handler = new FragmentAssembler((buffer, offset, length, header) ->
                        received.add(reading.read(OrderMarshaller.INSTANCE, buffer, offset, length)));
                for (int i = 0; i < 2_000; i++) {
                    // Every tenth order is larger than a datagram.
                    Order order = order(i, i % 10 == 0 ? 500 : i % 7);
                    sent.add(order);
                    await(() -> {
                        subscription.poll(handler, 10);
                        return send(publication, order);
                    });
                }
                await(() -> {
                    subscription.poll(handler, 10);
                    return received.size() == sent.size();
                });
                assertThat(received).isEqualTo(sent);
            }
        }
    }

    private boolean send(Publication publication, Order order) {
        int length = Math.toIntExact(OrderMarshaller.INSTANCE.sizeOf(order));
        if (length > publication.maxPayloadLength()) {
            ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
            writing.write(OrderMarshaller.INSTANCE, order, buffer, 0);
            return publication.offer(buffer, 0, length) > 0;
        }
        BufferClaim claim = new BufferClaim();
        if (publication.tryClaim(length, claim) <= 0) {
            return false;
        }
        assertThat(writing.write(OrderMarshaller.INSTANCE, order, claim.buffer(), claim.offset()))
                .isEqualTo(length);
        claim.commit();
        return true;
    }
}
