package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.api.common.typeutils.base.StringSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.schema.Schema;

/** What happens to state that a former version of a class has written; the savepoint contains its schema. */
class SnapshotTest {
    private static final String QUOTE = Quote.class.getName();

    private enum Answer {
        AS_IS,
        AFTER_MIGRATION,
        INCOMPATIBLE
    }

    private static Answer answer(TypeSerializerSchemaCompatibility<?> compatibility) {
        return compatibility.isCompatibleAsIs()
                ? Answer.AS_IS
                : compatibility.isCompatibleAfterMigration() ? Answer.AFTER_MIGRATION : Answer.INCOMPATIBLE;
    }

    private static <T> TypeSerializerSnapshot<T> today(Class<T> type) {
        return MarshallerTypeInfo.of(type).createSerializer(null).snapshotConfiguration();
    }

    private static Arguments change(String name, Class<?> now, Answer answer, String... fields) {
        return Arguments.of(name, now, List.of(fields), answer);
    }

    static Stream<Arguments> changes() {
        return Stream.of(
                change("nothing", Quote.class, Answer.AS_IS, "at int64", "price float64", "symbol text?"),
                change(
                        "wider number",
                        Quote.class,
                        Answer.AFTER_MIGRATION,
                        "at int32",
                        "price float64",
                        "symbol text?"),
                change("other order", Quote.class, Answer.AFTER_MIGRATION, "price float64", "at int64", "symbol text?"),
                change("field added", Quote.class, Answer.AFTER_MIGRATION, "at int64", "price float64"),
                change(
                        "field removed",
                        Quote.class,
                        Answer.AFTER_MIGRATION,
                        "at int64",
                        "price float64",
                        "symbol text?",
                        "note text?"),
                change(
                        "null allowed",
                        Quote.class,
                        Answer.AFTER_MIGRATION,
                        "at int64",
                        "price float64?",
                        "symbol text?"),
                change(
                        "other sort",
                        Quote.class,
                        Answer.INCOMPATIBLE,
                        "at int64",
                        "price float64",
                        "symbol list<text>?"),
                change(
                        "renamed, says nobody",
                        Quote.class,
                        Answer.INCOMPATIBLE,
                        "at int64",
                        "bid float64",
                        "symbol text?"),
                change("renamed, says the lock", Bid.class, Answer.AS_IS, "at int64", "price float64"),
                change("renamed and wider", Bid.class, Answer.AFTER_MIGRATION, "at int32", "price float64"),
                change("evolvable has grown", Trade.class, Answer.AS_IS, "Trade frame", "id int64"),
                change(
                        "evolvable has shrunk",
                        Trade.class,
                        Answer.AS_IS,
                        "Trade frame",
                        "id int64",
                        "fee float64 since=2",
                        "tax float64 since=3"),
                change("evolvable is wider", Trade.class, Answer.AFTER_MIGRATION, "Trade frame", "id int32"),
                change("was not evolvable", Trade.class, Answer.AFTER_MIGRATION, "id int64"),
                change("fixed size and now not", Quote.class, Answer.AFTER_MIGRATION, "at int64"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("changes")
    <T> void compatibilityFollowsTheJudge(String name, Class<T> now, List<String> fields, Answer answer) {
        Former former = Former.of(Schema.parse(now.getName(), fields));

        // Flink asks for it first, even if the answer is no.
        assertThat(former.snapshot(now).restoreSerializer()).isNotNull();
        assertThat(answer(today(now).resolveSchemaCompatibility(former.snapshot(now))))
                .isEqualTo(answer);
    }

    @Test
    void renamedClassIsRead() throws IOException {
        Former former = Former.of(Schema.parse(OldQuote.class.getName(), List.of("at int32", "price float64")));
        DataOutputSerializer out = new DataOutputSerializer(16);
        out.write(new byte[] {7, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte) 0xf8, 0x3f});
        TypeSerializer<Quote> restored =
                former.<Quote>snapshot(OldQuote.class.getName()).restoreSerializer();

        assertThat(restored.deserialize(new DataInputDeserializer(out.getCopyOfBuffer())))
                .isEqualTo(new Quote(7, 1.5, null));
        assertThat(answer(today(Quote.class).resolveSchemaCompatibility(restored.snapshotConfiguration())))
                .isEqualTo(Answer.AFTER_MIGRATION);
    }

    @RenamedTo(Behind.class)
    static final class Ahead {}

    @RenamedTo(Ahead.class)
    static final class Behind {}

    @Test
    void renamesMustNotFormACircle() {
        Former former = Former.of(Schema.parse(Ahead.class.getName(), List.of("at int32")));

        assertThatThrownBy(() -> former.snapshot(Ahead.class.getName()).restoreSerializer())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("@RenamedTo leads from " + Ahead.class.getName());
    }

    private static <T> T converted(Former former, Class<T> now, byte[] message) throws IOException {
        MarshallerSerializerSnapshot<T> snapshot = former.snapshot(now);
        DataOutputSerializer out = new DataOutputSerializer(16);
        if (snapshot.restoreSerializer().getLength() < 0) {
            out.writeInt(message.length);
        }
        out.write(message);
        return snapshot.restoreSerializer().deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
    }

    @Test
    void formerStateIsReadIntoAGivenObject() throws IOException {
        Former former = Former.of(Schema.parse(Trade.class.getName(), List.of("id int32")));
        TypeSerializer<Trade> restored = former.<Trade>snapshot(Trade.class).restoreSerializer();
        Trade given = new Trade();

        assertThat(restored.deserialize(given, new DataInputDeserializer(new byte[] {7, 0, 0, 0})))
                .isSameAs(given);
        assertThat(given.id).isEqualTo(7);
    }

    @Test
    void stateIsReadWithoutTheClassThatWroteIt() throws IOException {
        Former former = Former.of(Schema.parse(QUOTE, List.of("symbol text?", "gone int32", "at int32")));

        assertThat(converted(former, Quote.class, new byte[] {1, 'A', 9, 0, 0, 0, 7, 0, 0, 0}))
                .isEqualTo(new Quote(7, 0, "A"));
    }

    @Test
    void stateOfFixedSizeHasNoLength() throws IOException {
        Former former = Former.of(Schema.parse(Tick.class.getName(), List.of("at int16", "size int16")));

        assertThat(former.snapshot(Tick.class).restoreSerializer().getLength()).isEqualTo(4);
        assertThat(converted(former, Tick.class, new byte[] {7, 0, 8, 0})).isEqualTo(new Tick(7, 8));
    }

    @Test
    void lockFileKnowsRenamedFields() throws IOException {
        Former former = Former.of(Schema.parse(Bid.class.getName(), List.of("at int32", "price float64")));

        assertThat(converted(former, Bid.class, new byte[] {7, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte) 0xf8, 0x3f}))
                .isEqualTo(new Bid(7, 1.5));
    }

    @Test
    void shorterStateOfAnEvolvableTypeIsReadByTodaysMarshaller() throws IOException {
        Former former = Former.of(Schema.parse(Trade.class.getName(), List.of("Trade frame", "id int64")));

        assertThat(former.<Trade>snapshot(Trade.class).restoreSerializer())
                .isInstanceOf(MarshallerTypeSerializer.class);
        assertThat(converted(former, Trade.class, new byte[] {8, 0, 0, 0, 42, 0, 0, 0, 0, 0, 0, 0}))
                .isEqualTo(new Trade(42, 0));
    }

    /** State that nobody accesses is read and written again by the restored serializer, and keeps its snapshot. */
    @Test
    void objectsAreWrittenWithTheFormerSchemaAgain() throws IOException {
        Former former = Former.of(Schema.parse(QUOTE, List.of("symbol text?", "at int32", "note text?")));
        TypeSerializer<Quote> restored = former.<Quote>snapshot(Quote.class).restoreSerializer();
        DataOutputSerializer out = new DataOutputSerializer(16);

        restored.serialize(new Quote(7, 0, "A"), out);

        assertThat(out.getCopyOfBuffer()).containsExactly(0, 0, 0, 8, 1, 'A', 7, 0, 0, 0, (byte) 0x80, 0);
        assertThatThrownBy(() -> restored.serialize(new Quote(1L << 40, 0, "A"), out))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL220");
        assertThat(answer(today(Quote.class).resolveSchemaCompatibility(restored.snapshotConfiguration())))
                .isEqualTo(Answer.AFTER_MIGRATION);
    }

    /** Flink asks for the serializer of the former class before the job names another class. */
    @Test
    void missingClassIsNamed() {
        MarshallerSerializerSnapshot<Quote> gone = Former.of(
                        Schema.parse("a.Gone", List.of("at int32", "price float64", "symbol text?")))
                .snapshot("a.Gone");

        assertThatThrownBy(gone::restoreSerializer)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the class of the state is not on the class path: a.Gone. If it has another name now, put"
                        + " @RenamedTo on an empty class of the former name");
    }

    @Test
    void stateOfAnotherSerializerIsRefused() {
        @SuppressWarnings({"unchecked", "rawtypes"}) // Flink does this when a job declares the state again
        TypeSerializerSnapshot<Quote> other =
                (TypeSerializerSnapshot) StringSerializer.INSTANCE.snapshotConfiguration();

        assertThat(answer(today(Quote.class).resolveSchemaCompatibility(other))).isEqualTo(Answer.INCOMPATIBLE);
    }

    @Test
    void snapshotIsWrittenAndRead() throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        TypeSerializerSnapshot.writeVersionedSnapshot(out, today(Event.class));

        TypeSerializerSnapshot<Event> read = TypeSerializerSnapshot.readVersionedSnapshot(
                new DataInputDeserializer(out.getCopyOfBuffer()), getClass().getClassLoader());

        assertThat(read.restoreSerializer())
                .isEqualTo(MarshallerTypeInfo.of(Event.class).createSerializer(null));
    }

    @Marshal
    @LockModule("nobody:nothing")
    record Unlocked(int id) {}

    @Test
    void lockFileIsNeededOnceTheSchemaHasChanged() {
        Former same = Former.of(Schema.parse(Unlocked.class.getName(), List.of("id int32")));
        Former other = Former.of(Schema.parse(Unlocked.class.getName(), List.of("id int16")));

        assertThat(same.<Unlocked>snapshot(Unlocked.class).restoreSerializer())
                .isInstanceOf(MarshallerTypeSerializer.class);
        assertThatThrownBy(() -> other.snapshot(Unlocked.class).restoreSerializer())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("@LockModule on " + Unlocked.class.getName())
                .hasMessageContaining("META-INF/marshal4j/nobody/nothing/marshal4j.lock");
    }

    @Test
    void damagedSnapshotsAreRefused() throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        out.writeUTF(QUOTE);
        out.writeUTF("");
        out.writeInt(-1);
        byte[] bytes = out.getCopyOfBuffer();
        MarshallerSerializerSnapshot<Quote> snapshot = new MarshallerSerializerSnapshot<>();
        ClassLoader loader = getClass().getClassLoader();

        assertThatThrownBy(() -> snapshot.readSnapshot(1, new DataInputDeserializer(bytes), loader))
                .isInstanceOf(IOException.class)
                .hasMessage("a schema of -1 bytes");
        assertThatThrownBy(() -> snapshot.readSnapshot(2, new DataInputDeserializer(bytes), loader))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("of version 2");
    }
}
