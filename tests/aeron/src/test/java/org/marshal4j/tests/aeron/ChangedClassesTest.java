package org.marshal4j.tests.aeron;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.Aeron;
import io.aeron.FragmentAssembler;
import io.aeron.Publication;
import io.aeron.Subscription;
import io.aeron.driver.MediaDriver;
import io.aeron.driver.ThreadingMode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.agrona.ExpandableArrayBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.agrona.AgronaHeaders;
import org.marshal4j.agrona.AgronaMessages;
import org.marshal4j.runtime.Marshaller;

/** Publications offer a header, and subscribers check it before they read messages. */
class ChangedClassesTest {
    private static final long PATIENCE = 60_000_000_000L;
    private static final int STREAM = 11;
    private static final String CHANNEL = "aeron:ipc";

    /** The note makes a trade larger than a datagram, so it arrives in fragments. */
    private static final String LONG_NOTE = "x".repeat(5_000);

    private final List<Throwable> errors = new CopyOnWriteArrayList<>();
    private final AgronaMessages messages = new AgronaMessages();
    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();

    @TempDir
    Path temp;

    private MediaDriver driver;
    private Aeron aeron;

    @BeforeEach
    void start() {
        driver = MediaDriver.launchEmbedded(new MediaDriver.Context()
                .aeronDirectoryName(temp.resolve("aeron").toString())
                .threadingMode(ThreadingMode.SHARED)
                .termBufferSparseFile(true)
                .dirDeleteOnShutdown(true));
        aeron = Aeron.connect(new Aeron.Context()
                .aeronDirectoryName(driver.aeronDirectoryName())
                .subscriberErrorHandler(errors::add));
    }

    @AfterEach
    void stop() {
        aeron.close();
        driver.close();
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

    /** A subscriber and what it has received. */
    private record Subscriber(Subscription subscription, CheckedTrades trades, FragmentAssembler handler) {
        void poll() {
            subscription.poll(handler, 100);
        }
    }

    private Subscriber subscriber() {
        CheckedTrades trades = new CheckedTrades();
        Subscription subscription = aeron.addSubscription(CHANNEL, STREAM, image -> {}, trades::onUnavailable);
        return new Subscriber(subscription, trades, new FragmentAssembler(trades));
    }

    /** A subscriber that gets nothing of what was sent so far. The driver notices a while later what has been read. */
    private Subscriber lateJoiner(Publication publication) {
        while (true) {
            Subscriber late = subscriber();
            await(late.subscription::isConnected);
            if (late.subscription.imageAtIndex(0).joinPosition() == publication.position()) {
                return late;
            }
            late.subscription.close();
        }
    }

    private void header(Publication publication, Marshaller<?> marshaller) {
        int length = AgronaHeaders.write(buffer, 0, marshaller);
        await(() -> publication.offer(buffer, 0, length) > 0);
    }

    private <T> void send(Publication publication, Marshaller<T> marshaller, T trade) {
        int length = messages.write(marshaller, trade, buffer, 0);
        await(() -> publication.offer(buffer, 0, length) > 0);
    }

    private static Trade trade(int id) {
        return new Trade(id, id % 3 == 0 ? LONG_NOTE : "note", id / 8.0);
    }

    /** A trade as the smaller version of the class writes it. */
    private static byte[] smaller(long id) {
        return ByteBuffer.allocate(17)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(13)
                .putLong(id)
                .put((byte) 4)
                .put(new byte[] {'n', 'o', 't', 'e'})
                .array();
    }

    @Test
    void lateJoinerWaitsForTheNextHeader() {
        Subscriber early = subscriber();
        try (Publication publication = aeron.addPublication(CHANNEL, STREAM)) {
            await(publication::isConnected);
            header(publication, TradeMarshaller.INSTANCE);
            IntStream.range(0, 10).forEach(i -> send(publication, TradeMarshaller.INSTANCE, trade(i)));
            await(() -> {
                early.poll();
                return early.trades.received.size() == 10;
            });
            Subscriber late = lateJoiner(publication);
            IntStream.range(10, 20).forEach(i -> send(publication, TradeMarshaller.INSTANCE, trade(i)));
            header(publication, TradeMarshaller.INSTANCE);
            IntStream.range(20, 30).forEach(i -> send(publication, TradeMarshaller.INSTANCE, trade(i)));

            await(() -> {
                early.poll();
                late.poll();
                return early.trades.received.size() == 30 && late.trades.received.size() == 10;
            });

            assertThat(early.trades.received)
                    .isEqualTo(IntStream.range(0, 30)
                            .mapToObj(ChangedClassesTest::trade)
                            .toList());
            assertThat(early.trades.ignored).isZero();
            assertThat(late.trades.received)
                    .isEqualTo(IntStream.range(20, 30)
                            .mapToObj(ChangedClassesTest::trade)
                            .toList());
            assertThat(late.trades.ignored).isEqualTo(10);
            assertThat(errors).isEmpty();
        }
    }

    @Test
    void messagesOfAnotherSchemaAreNeverRead() {
        Subscriber subscriber = subscriber();
        try (Publication other = aeron.addExclusivePublication(CHANNEL, STREAM);
                Publication same = aeron.addExclusivePublication(CHANNEL, STREAM)) {
            header(other, FormerTrades.OTHER);
            send(other, FormerTrades.OTHER, smaller(1));
            header(same, TradeMarshaller.INSTANCE);
            send(same, TradeMarshaller.INSTANCE, trade(2));
            await(() -> {
                subscriber.poll();
                return subscriber.trades.ignored == 1 && subscriber.trades.received.size() == 1 && errors.size() == 1;
            });

            assertThat(subscriber.trades.received).containsExactly(trade(2));
            assertThat(errors.get(0))
                    .hasMessageContaining(Trade.class.getName() + ".id: int32, here int64")
                    .hasMessageEndingWith("[MARSHAL218]");
        }
    }

    @Test
    void typeThatHasGrownIsRead() {
        Subscriber subscriber = subscriber();
        try (Publication publication = aeron.addPublication(CHANNEL, STREAM)) {
            header(publication, FormerTrades.SMALLER);
            send(publication, FormerTrades.SMALLER, smaller(7));
            await(() -> {
                subscriber.poll();
                return subscriber.trades.received.size() == 1;
            });

            assertThat(subscriber.trades.received).containsExactly(new Trade(7, "note", 0));
            assertThat(errors).isEmpty();
        }
    }
}
