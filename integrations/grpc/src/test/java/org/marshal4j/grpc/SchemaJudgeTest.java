package org.marshal4j.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** What the judge says about the schemas of clients. The tests with a real server are in another module. */
class SchemaJudgeTest {
    private static final String TYPE = "shop.Trade";
    private static final MessageSchema HERE = of("id int64", "price float64");

    private final SchemaJudge judge = new SchemaJudge(LockFile.empty());

    private static MessageSchema of(String... fields) {
        return new MessageSchema(new Told(Schema.parse(TYPE, List.of(fields))));
    }

    @ParameterizedTest
    @EnumSource
    void sameSchemaIsAccepted(MessageRole role) {
        MessageSchema same = of("id int64", "price float64");
        assertThat(judge.refusal(role, HERE, same.fingerprint(), null)).isEmpty();
        assertThat(judge.refusal(role, HERE, same.header())).isEmpty();
    }

    @Test
    void directionMatters() {
        MessageSchema two = of("side enum shop.Side(BUY,SELL)?");
        MessageSchema three = of("side enum shop.Side(BUY,SELL,SHORT)?");
        assertThat(judge.refusal(MessageRole.REQUEST, three, two.header())).isEmpty();
        assertThat(judge.refusal(MessageRole.RESPONSE, two, three.header())).isEmpty();
        assertThat(judge.refusal(MessageRole.REQUEST, two, three.header())).isPresent();
        assertThat(judge.refusal(MessageRole.RESPONSE, three, two.header())).isPresent();
    }

    /** Two versions of a family whose classes have exchanged their numbers. */
    static final class Exchanged {
        @Marshal
        sealed interface Former {
            @Marshal
            @TypeId(1)
            record Bid(double price) implements Former {}

            @Marshal
            @TypeId(2)
            record Ask(double price) implements Former {}
        }

        @Marshal
        sealed interface Today {
            @Marshal
            @TypeId(2)
            record Bid(double price) implements Today {}

            @Marshal
            @TypeId(1)
            record Ask(double price) implements Today {}
        }
    }

    /** A fingerprint does not cover the names of classes, but a bid must not become an ask. */
    @Test
    void wholeSchemaIsComparedEvenIfTheFingerprintIsEqual() {
        MessageSchema today = new MessageSchema(SchemaJudgeTest_Exchanged_TodayMarshaller.INSTANCE);
        MessageSchema former = new MessageSchema(SchemaJudgeTest_Exchanged_FormerMarshaller.INSTANCE);
        assertThat(former.fingerprint()).isEqualTo(today.fingerprint());
        assertThat(judge.refusal(MessageRole.REQUEST, today, former.header()).orElseThrow())
                .contains("subtypes")
                .endsWith("[MARSHAL218]");
    }

    /** A class may hide a field of its superclass, and a stranger may claim that thousands do. */
    @Test
    void schemaWithOneNameManyTimesCostsLittle() {
        MessageSchema hostile = of(Collections.nCopies(10_000, "id text").toArray(String[]::new));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        assertThat(judge.refusal(MessageRole.REQUEST, HERE, hostile.header()).orElseThrow())
                .contains("id': text, missing here", "and 491 more")
                .hasSizeLessThan(4_000);
        assertThat(threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before)
                .isLessThan(100_000_000);
    }

    @Test
    void secondNumberIsComparedWithTheFingerprint() {
        MessageSchema today = new MessageSchema(SchemaJudgeTest_Exchanged_TodayMarshaller.INSTANCE);
        MessageSchema former = new MessageSchema(SchemaJudgeTest_Exchanged_FormerMarshaller.INSTANCE);
        for (MessageRole role : MessageRole.values()) {
            assertThat(judge.refusal(role, today, today.fingerprint(), today.names()))
                    .isEmpty();
            assertThat(judge.refusal(role, today, former.fingerprint(), former.names())
                            .orElseThrow())
                    .contains("the client has the schema " + former.fingerprint() + " with the names " + former.names())
                    .contains("which has the schema " + today.fingerprint() + " with the names " + today.names())
                    .endsWith("[MARSHAL218]");
            // An earlier version of a client does not send it.
            assertThat(judge.refusal(role, today, former.fingerprint(), null)).isEmpty();
            assertThat(judge.refusal(role, today, today.fingerprint(), "\u001b\n")
                            .orElseThrow())
                    .doesNotContainPattern("[\\p{Cntrl}&&[^\n]]");
        }
        assertThat(HERE.names()).isEmpty();
    }

    /** The lock file knows both schemas with the fingerprint, and the second number says which one is the client's. */
    @Test
    void secondNumberFindsTheSchemaInTheLockFile() {
        MessageSchema today = new MessageSchema(SchemaJudgeTest_Exchanged_TodayMarshaller.INSTANCE);
        Schema root = today.marshaller().schema();
        Schema bid = root.resolver().apply(root.members().get(2));
        Schema ask = root.resolver().apply(root.members().get(1));
        Schema former = root.asFamily("1 " + bid.type(), "2 " + ask.type());
        Schemas formerTypes = Schemas.of(List.of(former, bid, ask));
        LockFile lock = LockFile.empty().accept(List.of(former, bid, ask)).accept(List.of(root, bid, ask));
        String names = MessageSchema.text(former.namesFingerprint(formerTypes));
        assertThat(new SchemaJudge(lock)
                        .refusal(MessageRole.REQUEST, today, today.fingerprint(), names)
                        .orElseThrow())
                .contains("subtypes")
                .endsWith("[MARSHAL218]");
    }

    @Test
    void fingerprintOfSomebodyElseIsShownHarmlessly() {
        assertThat(judge.refusal(MessageRole.REQUEST, HERE, "\u001b[2J\n" + "x".repeat(5_000), null)
                        .orElseThrow())
                .contains("\\u001b[2J\\u000a")
                .hasSizeLessThan(1_000);
    }

    @Test
    void bytesThatAreNoSchemaAreRefused() {
        byte[] header = HERE.header();
        for (byte[] bytes : List.of(new byte[0], new byte[] {1, 2, 3}, Arrays.copyOf(header, header.length - 1))) {
            assertThat(judge.refusal(MessageRole.REQUEST, HERE, bytes).orElseThrow())
                    .startsWith("the client's schema of shop.Trade cannot be read: ")
                    .contains("[MARSHAL219]");
        }
        assertThat(judge.refusal(
                                MessageRole.REQUEST,
                                HERE,
                                StreamHeader.toBytes(new Told(HERE.marshaller().schema()), TradeMarshaller.INSTANCE))
                        .orElseThrow())
                .contains("it is that of 2 types");
    }

    /** A status takes little more than this. */
    @Test
    void firstOfManyDifferencesAreShown() {
        String[] fields =
                IntStream.range(0, 25).mapToObj(i -> "field" + i + " int64").toArray(String[]::new);
        assertThat(judge.refusal(MessageRole.REQUEST, of(fields), of().header()).orElseThrow())
                .contains("  shop.Trade.field9: missing, here int64\n")
                .contains("  and 15 more\n")
                .doesNotContain("field10");
    }

    @Test
    void clientWithManySchemasGetsTheSameAnswers() {
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 300; i++) {
                assertThat(judge.refusal(
                                MessageRole.REQUEST,
                                HERE,
                                of("id" + i + " int64").header()))
                        .isPresent();
            }
            assertThat(judge.refusal(MessageRole.REQUEST, HERE, HERE.header())).isEmpty();
        }
    }
}
