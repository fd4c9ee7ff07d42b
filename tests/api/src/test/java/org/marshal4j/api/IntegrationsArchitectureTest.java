package org.marshal4j.api;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the modules in which other libraries are used depend on. Each has one package. */
class IntegrationsArchitectureTest {
    private static final String[] RUNTIME = {"org.marshal4j.runtime..", "org.marshal4j.schema.."};

    static Stream<Arguments> modules() {
        return Stream.of(
                module("agrona", RUNTIME, "org.agrona.."),
                module("channels", RUNTIME),
                module("chronicle", RUNTIME, "net.openhft.chronicle.bytes..", "net.openhft.chronicle.core.."),
                module("flink", RUNTIME, "org.apache.flink.."),
                module("grpc", RUNTIME, "io.grpc.."),
                module("guava", RUNTIME, "com.google.common.."),
                module("hazelcast", RUNTIME, "com.hazelcast.."),
                module("joda", RUNTIME, "org.joda.time.."),
                module("kafka", RUNTIME, "org.apache.kafka.."),
                // These do not depend on how messages are made, or on certain parts of it.
                module("map", users("org.marshal4j.runtime.inspect"), "org.marshal4j.chronicle", "net.openhft.."),
                module(
                        "queue",
                        users("org.marshal4j.runtime.inspect", "org.marshal4j.runtime.view"),
                        "org.marshal4j.chronicle",
                        "net.openhft.."),
                module(
                        "testing",
                        users("org.marshal4j.runtime.inspect", "org.marshal4j.runtime.step"),
                        "net.openhft.chronicle.bytes.."),
                module(
                        "wire",
                        new String[] {
                            "org.marshal4j.runtime",
                            "org.marshal4j.runtime.generated",
                            "org.marshal4j.runtime.generated.value",
                            "org.marshal4j.runtime.inspect"
                        },
                        "net.openhft.chronicle.wire..",
                        "net.openhft.chronicle.bytes..",
                        "net.openhft.chronicle.core.."));
    }

    private static String[] users(String... more) {
        List<String> packages = new ArrayList<>(
                List.of("org.marshal4j.runtime", "org.marshal4j.runtime.memory", "org.marshal4j.schema.."));
        packages.addAll(List.of(more));
        return packages.toArray(String[]::new);
    }

    private static Arguments module(String name, String[] ours, String... others) {
        List<String> allowed =
                new ArrayList<>(List.of("org.marshal4j." + name, "java..", "org.jspecify.annotations.."));
        allowed.addAll(List.of(ours));
        allowed.addAll(List.of(others));
        return arguments("org.marshal4j." + name, allowed);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("modules")
    void dependOnNothingElse(String name, List<String> allowed) {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(name);
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed.toArray(String[]::new))
                .check(classes);
    }
}
