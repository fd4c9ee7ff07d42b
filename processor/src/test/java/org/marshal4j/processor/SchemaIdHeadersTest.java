package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.processor.SchemaIdSources.LEVEL;
import static org.marshal4j.processor.SchemaIdSources.QUOTE;
import static org.marshal4j.processor.SchemaIdSources.SIDE;
import static org.marshal4j.processor.SchemaIdSources.plain;

import java.nio.file.Path;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.lock.LockFile;

/** Headers in front of messages that begin with schema ids: what the history knows is accepted. */
class SchemaIdHeadersTest {
    private static final String GROWING = LEVEL.replace("@Marshal", "@Marshal(evolvable = true)");
    private static final String GROWN =
            GROWING.replace("Side side = Side.ASK;", "Side side = Side.ASK; @Since(2) int size;");

    @TempDir
    Path temp;

    private static void check(Loaded writer, Loaded reader) {
        check(writer.marshaller("Quote"), reader.marshaller("Quote"));
    }

    private static void check(Marshaller<?> writer, Marshaller<?> reader) {
        StreamHeader.check(Input.of(StreamHeader.toBytes(writer)), reader);
    }

    private static AbstractThrowableAssert<?, ?> refused(Loaded writer, Loaded reader) {
        return assertThatThrownBy(() -> check(writer, reader)).hasMessageEndingWith("[MARSHAL218]");
    }

    @Test
    void formerSchemasAreAccepted() throws Exception {
        AcceptedVersions versions = new AcceptedVersions(temp);
        String widened = LEVEL.replace("int price", "String venue = \"A\"; long price");
        try (Loaded first = versions.accept(QUOTE, LEVEL, SIDE).load();
                Loaded second = versions.accept(QUOTE, widened, SIDE).load();
                Loaded renamed = versions.accept(QUOTE.replace("bid", "best"), widened, SIDE)
                        .load()) {
            for (Loaded older : new Loaded[] {first, second, renamed}) {
                assertThatCode(() -> check(older, renamed)).doesNotThrowAnyException();
                Marshaller<Object> today = renamed.marshaller("Quote");
                byte[] header = StreamHeader.toBytes(older.marshaller("Quote"));
                FormerMessages<Object> messages =
                        FormerMessages.of(today, StreamHeader.read(Input.of(header)), LockFile.empty());
                assertThat(messages.isDirect()).isTrue();
                for (Loaded writer : new Loaded[] {first, second, renamed}) {
                    byte[] message = writer.marshaller("Quote").toByteArray(writer.sample("Quote"));
                    assertThat(messages.only(Input.of(message))).hasToString("5 [1 ASK]");
                }
            }
            refused(second, first).hasMessageContaining("Level.venue: text?, missing here");
            refused(renamed, second).hasMessageContaining("Quote.best");
        }
    }

    /** Without ids, readers skip what they do not know. Here they would refuse each message. */
    @Test
    void newerSchemasAreRefusedEvenIfTheyHaveOnlyGrown() throws Exception {
        AcceptedVersions versions = new AcceptedVersions(temp);
        try (Loaded older = versions.accept(QUOTE, GROWING, SIDE).load();
                Loaded newer = versions.accept(QUOTE, GROWN, SIDE).load()) {
            assertThatCode(() -> check(older, newer)).doesNotThrowAnyException();
            refused(newer, older).hasMessageContaining("Level.size: int32, missing here");
        }
        AcceptedVersions others = new AcceptedVersions(temp.resolve("plain"));
        try (Loaded older = others.compile(plain(QUOTE), GROWING, SIDE).load();
                Loaded newer = others.compile(plain(QUOTE), GROWN, SIDE).load()) {
            assertThatCode(() -> check(newer, older)).doesNotThrowAnyException();
        }
    }

    @Test
    void schemasWithAndWithoutIdsDiffer() throws Exception {
        AcceptedVersions versions = new AcceptedVersions(temp);
        try (Loaded without = versions.accept(plain(QUOTE), LEVEL, SIDE).load();
                Loaded with = versions.accept(QUOTE, LEVEL, SIDE).load()) {
            refused(without, with);
            refused(with, without);
        }
    }

    /** The history knows the schema, but nothing in its messages can be kept. */
    @Test
    void schemasThatCannotBeConvertedAreRefused() throws Exception {
        AcceptedVersions versions = new AcceptedVersions(temp);
        try (Loaded first = versions.accept(QUOTE, LEVEL, SIDE).load();
                Loaded second = versions.accept(
                                QUOTE.replace("int bid = 5", "@Required String bid = \"\""), LEVEL, SIDE)
                        .load()) {
            refused(first, second).hasMessageContaining("Quote.bid: int32, here text");
        }
    }
}
