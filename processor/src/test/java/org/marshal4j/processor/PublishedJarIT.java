package org.marshal4j.processor;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The jar as it is published. It shares a path with other processors, so any class in it under a name that is not
 * ours, and any class that it needs but does not contain, would be shared with them. Runs after the jar has been
 * built; the property published.jar says where it is.
 */
class PublishedJarIT {

    private static final String OURS = "org.marshal4j.processor";

    /** Annotations whose classes may be missing: a JVM ignores those that it does not find. */
    private static final Set<String> ANNOTATIONS = Set.of("org.jspecify.annotations", "com.google.auto.service");

    private static final Path JAR = Path.of(System.getProperty("published.jar"));

    @Test
    void everyClassIsOurs() throws IOException {
        assertThat(classFiles()).isNotEmpty().allMatch(name -> name.startsWith(OURS.replace('.', '/') + "/"));
    }

    @Test
    void containsJavaPoetUnderAnotherName() throws IOException {
        assertThat(classFiles()).contains("org/marshal4j/processor/internal/javapoet/JavaFile.class");
    }

    @Test
    void containsAsmUnderAnotherNameWithItsLicence() throws IOException {
        assertThat(classFiles()).contains("org/marshal4j/processor/internal/asm/tree/analysis/Analyzer.class");
        try (JarFile file = new JarFile(JAR.toFile())) {
            assertThat(file.getEntry("META-INF/LICENSE-asm.txt")).isNotNull();
        }
    }

    @Test
    void containsTheSchemaUnderAnotherName() throws IOException {
        assertThat(classFiles()).contains("org/marshal4j/processor/internal/schema/Schema.class");
    }

    /** If strings were relocated too, generated code would name the class in this jar. */
    @Test
    void generatedCodeNamesTheSchemaOfTheRuntime() throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {JAR.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Object name = loader.loadClass(OURS + ".codec.Names")
                    .getMethod("schema", String.class)
                    .invoke(null, "Schema");
            assertThat(name).hasToString("org.marshal4j.schema.Schema");
        }
    }

    @Test
    void nothingElseIsNeeded() throws IOException {
        JavaClasses jar;
        try (JarFile file = new JarFile(JAR.toFile())) {
            jar = new ClassFileImporter().importJar(file);
        }
        classes()
                .should()
                .onlyDependOnClassesThat(describe("are ours or the JDK's", PublishedJarIT::isOursOrOfTheJdk))
                .check(jar);
    }

    @Test
    void theReleasedPomNamesNoDependencies() throws IOException {
        String pom = Files.readString(Path.of(".flattened-pom.xml"));
        assertThat(pom).contains("<artifactId>marshal4j-processor</artifactId>").doesNotContain("<dependency>");
    }

    private static List<String> classFiles() throws IOException {
        try (JarFile file = new JarFile(JAR.toFile())) {
            return file.stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.endsWith(".class"))
                    .collect(Collectors.toList());
        }
    }

    private static boolean isOursOrOfTheJdk(JavaClass type) {
        String name = type.getBaseComponentType().getPackageName();
        return name.isEmpty()
                || name.startsWith(OURS)
                || name.startsWith("java.")
                || name.startsWith("javax.")
                || name.startsWith("com.sun.source.")
                || ANNOTATIONS.contains(name);
    }
}
