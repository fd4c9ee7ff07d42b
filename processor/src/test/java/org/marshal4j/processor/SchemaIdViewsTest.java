package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.processor.SchemaIdSources.LEVEL;
import static org.marshal4j.processor.SchemaIdSources.QUOTE;
import static org.marshal4j.processor.SchemaIdSources.SIDE;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.SchemaIdFinder;
import org.marshal4j.runtime.view.IdentifiedView;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Views of types with schema ids that change. */
class SchemaIdViewsTest {
    private static final String VIEWED = QUOTE.replace("schemaId = true", "schemaId = true, view = true");

    @TempDir
    static Path temp;

    private static byte[] message(Loaded loaded) {
        return loaded.marshaller("Quote").toByteArray(loaded.sample("Quote"));
    }

    private static IdentifiedView<?, ?> view(Loaded loaded) {
        return (IdentifiedView<?, ?>) loaded.object("QuoteView");
    }

    @Test
    void aNewerClassInAnotherJarIsRefused() throws Exception {
        AcceptedVersions library = new AcceptedVersions(temp.resolve("library"));
        TestCompiler.Result old = library.compile(LEVEL, SIDE);
        TestCompiler.Result newer = library.compile(LEVEL.replace("int price", "String venue; int price"), SIDE);
        TestCompiler.Result quote = new AcceptedVersions(temp.resolve("user"), old.classes()).accept(VIEWED);
        byte[] message;
        try (Loaded loaded = quote.load(old.classes())) {
            message = message(loaded);
            assertThat(view(loaded).wrap(message).toObject()).hasToString("5 [1 ASK]");
        }
        try (Loaded loaded = quote.load(newer.classes())) {
            IdentifiedView<?, ?> view = view(loaded);
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> view.wrap(message))
                        .hasMessage("reading Quote: it was compiled against another Level (at levels): recompile it"
                                + " [MARSHAL211]");
                assertThatThrownBy(() -> view.wrapConverted(Input.of(message))).hasMessageEndingWith("[MARSHAL211]");
                assertThatThrownBy(view::size).hasMessageEndingWith("[MARSHAL240]");
            }
        }
    }

    @Test
    void theHistoryIsLoadedForTheFirstOtherId() throws Exception {
        AcceptedVersions versions = new AcceptedVersions(temp.resolve("history"));
        byte[] former;
        try (Loaded loaded = versions.accept(VIEWED, LEVEL, SIDE).load()) {
            former = message(loaded);
        }
        TestCompiler.Result today = versions.accept(VIEWED.replace("int bid", "long bid"), LEVEL, SIDE);
        Files.delete(today.classes().resolve("QuoteSchemaHistory.class"));
        try (Loaded loaded = today.load()) {
            IdentifiedView<?, ?> view = view(loaded);
            assertThat(view.wrap(message(loaded)).toObject()).hasToString("5 [1 ASK]");
            assertThatExceptionOfType(NoClassDefFoundError.class).isThrownBy(() -> view.wrap(former));
        }
    }

    @Test
    void aRenameKeepsTheId() throws Exception {
        AcceptedVersions versions = new AcceptedVersions(temp.resolve("renamed"));
        try (Loaded old = versions.accept(VIEWED, LEVEL, SIDE).load();
                Loaded renamed = versions.accept(VIEWED.replace("bid", "best"), LEVEL, SIDE)
                        .load()) {
            assertThat(view(renamed).wrap(message(old)).toObject()).hasToString("5 [1 ASK]");
        }
    }

    /** Only the mistake is reported, not the methods of a view that was not generated for it. */
    @ParameterizedTest
    @EnumSource
    void aMistakeCausesNoErrorsAboutViews(TestCompiler compiler) {
        Map<String, String> sources = Map.of("Quote.java", """
                import org.marshal4j.*;
                @Marshal(schemaId = true, view = true)
                class Quote implements QuoteMarshallable {
                    Object bid;
                }
                """, "User.java", """
                class User {
                    Object read(org.marshal4j.runtime.Input in) {
                        return new QuoteView().wrapConverted(in).toObject();
                    }
                }
                """);
        assertThat(compiler.compile(
                                temp.resolve("mistake" + compiler),
                                sources,
                                TestCompiler.pathOf(List.of()),
                                List.of(new MarshalProcessor()),
                                List.of())
                        .messages())
                .singleElement()
                .asString()
                .contains("Quote.bid");
    }

    /** The lock file that a finder reads. */
    private static LockFile newest = LockFile.empty();

    /** Found by the class loader of {@link #anOlderReaderAsksAFinder}. */
    public static final class Newest implements SchemaIdFinder {
        @Override
        public Optional<Schemas> find(String type, int id) {
            return SchemaIdFinder.of(newest).find(type, id);
        }
    }

    @Test
    void anOlderReaderAsksAFinder() throws Exception {
        AcceptedVersions growing = new AcceptedVersions(temp.resolve("growing"));
        TestCompiler.Result old = growing.accept(VIEWED, LEVEL, SIDE);
        byte[] newer;
        String id;
        try (Loaded loaded = growing.accept(VIEWED.replace("int bid", "String venue; int bid"), LEVEL, SIDE)
                .load()) {
            newer = message(loaded);
            id = SchemaId.text(loaded.marshaller("Quote").schemaId());
        }
        newest = growing.lock();
        Path services = Files.createDirectories(old.classes().resolve("META-INF/services"));
        Files.writeString(services.resolve(SchemaIdFinder.class.getName()), Newest.class.getName());
        try (Loaded loaded = old.load()) {
            IdentifiedView<?, ?> view = view(loaded);
            assertThatThrownBy(() -> view.wrap(newer))
                    .hasMessageContaining("it has the schema id " + id + ", which a SchemaIdFinder knows, and views")
                    .hasMessageEndingWith("[MARSHAL234]");
            assertThat(view.wrapConverted(Input.of(newer)).toObject()).hasToString("5 [1 ASK]");
        }
    }
}
