package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/**
 * The requests and responses of the AWS SDK 2 hold things that no message can: signers, plugins and the HTTP response.
 * With mix-ins that skip those three fields and the metadata, all of them can be imported.
 */
@EnabledIfSystemProperty(named = "published.update", matches = "true")
class AwsModelsTest {
    private static final String MODELS = "software.amazon.awssdk.services.sqs.model";
    private static final List<String> NOT_TRIED = List.of(MODELS + ".SqsResponse", MODELS + ".SqsResponseMetadata");

    /** Classes that models hold or extend. */
    private static final List<String> HELD =
            List.of("software.amazon.awssdk.core.SdkBytes", "software.amazon.awssdk.core.BytesWrapper");

    @TempDir
    Path temp;

    @Test
    void allCanBeImportedWithMixIns() throws Exception {
        PublishedJar sqs = PublishedJar.all().stream()
                .filter(jar -> jar.artifact().equals("sqs"))
                .findFirst()
                .orElseThrow();
        MixIns mixIns = MixIns.of(sqs);
        Candidates candidates = Candidates.of(sqs, mixIns);
        List<Class<?>> models = candidates.tried().stream()
                .filter(type -> !NOT_TRIED.contains(type.getName()))
                .toList();
        List<Class<?>> imported = new ArrayList<>(models);
        candidates.others().stream()
                .filter(type -> HELD.contains(type.getName()))
                .forEach(imported::add);
        Importers importers = new Importers(imported, Families.NONE, mixIns);
        List<Importing.Source> sources = importers.sources(imported);
        Importing importing = new Importing(temp);
        assertThat(importing.compile(sources, false)).isEmpty();

        URL classes = importing.classes().toUri().toURL();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes}, getClass().getClassLoader())) {
            for (Class<?> model : models) {
                comesBack(model, Class.forName(importers.importer(model), false, loader));
            }
        }
        assertThat(models).hasSizeGreaterThan(50);
    }

    private static <T> void comesBack(Class<T> model, Class<?> importer) throws Exception {
        Marshaller<T> marshaller = Marshallers.of(importer, model);
        comesBack(marshaller, model.cast(Filling.fill(model, Filling.DEEPEST, 1, Choices.NONE)));
        Object builder = model.getMethod("builder").invoke(null);
        comesBack(
                marshaller,
                model.cast(Class.forName("software.amazon.awssdk.utils.builder.SdkBuilder")
                        .getMethod("build")
                        .invoke(builder)));
    }

    /** Compares as the SDK does, which distinguishes a list that was not given from an empty one. */
    private static <T> void comesBack(Marshaller<T> marshaller, T value) throws Exception {
        T copy = marshaller.fromByteArray(marshaller.toByteArray(value));
        assertThat(value.getClass().getMethod("equalsBySdkFields", Object.class).invoke(value, copy))
                .as("%s and %s", value, copy)
                .isEqualTo(true);
    }
}
