package org.marshal4j.processor;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.conditions.ArchConditions.notBePublic;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** All dependencies between the packages point in one direction, and only the ends of the pipeline use the compiler. */
@AnalyzeClasses(packages = "org.marshal4j.processor", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String ROOT = "org.marshal4j.processor";

    /** What each package may use of our packages, apart from itself. The root package may use everything. */
    private static final Map<String, List<String>> ARROWS = new TreeMap<>(Map.ofEntries(
            Map.entry("model", List.of()),
            Map.entry("problem", List.of("model")),
            Map.entry("plan", List.of("model")),
            Map.entry("advice", List.of("model", "problem")),
            Map.entry("codec", List.of("model", "problem")),
            Map.entry("codec.value", List.of("model", "problem", "codec")),
            Map.entry("codec.object", List.of("model", "problem", "codec", "codec.value")),
            Map.entry("codec.encoded", List.of("model", "problem", "codec", "codec.value")),
            Map.entry(
                    "codec.holder",
                    List.of("model", "problem", "codec", "codec.value", "codec.object", "codec.encoded")),
            Map.entry(
                    "binding",
                    List.of(
                            "model",
                            "problem",
                            "advice",
                            "codec",
                            "codec.value",
                            "codec.object",
                            "codec.encoded",
                            "codec.holder",
                            "access")),
            Map.entry("access", List.of("model", "codec")),
            Map.entry("chroniclewire", List.of("model", "codec", "codec.value", "codec.holder")),
            Map.entry("column", List.of("model", "problem", "codec", "codec.value", "codec.holder")),
            Map.entry("emit", List.of("model", "plan", "codec", "binding", "access")),
            Map.entry("emit.bean", List.of("model", "codec", "emit")),
            Map.entry("emit.family", List.of("model", "codec", "emit")),
            Map.entry(
                    "emit.chroniclewire",
                    List.of("model", "codec", "codec.value", "binding", "access", "chroniclewire", "emit")),
            Map.entry(
                    "emit.marshaller",
                    List.of(
                            "model",
                            "plan",
                            "codec",
                            "codec.object",
                            "binding",
                            "access",
                            "emit",
                            "emit.bean",
                            "emit.family",
                            "emit.chroniclewire",
                            "emit.table")),
            Map.entry("emit.view", List.of("model", "plan", "codec", "codec.object", "binding", "access", "emit")),
            Map.entry(
                    "emit.table",
                    List.of("model", "codec", "column", "binding", "access", "emit", "emit.bean", "emit.view")),
            Map.entry("program", List.of("model", "problem")),
            Map.entry("property", List.of("model", "problem", "program")),
            Map.entry("libraries", List.of("model", "problem", "program")),
            Map.entry("scan.type", List.of("model", "problem", "program", "property", "libraries")),
            Map.entry(
                    "scan.construction", List.of("model", "problem", "program", "property", "libraries", "scan.type")),
            Map.entry(
                    "scan",
                    List.of("model", "problem", "program", "property", "libraries", "scan.type", "scan.construction")),
            Map.entry("scan.reach", List.of("model", "problem", "program", "libraries", "scan", "scan.type")),
            Map.entry("nested", List.of("model", "codec", "binding", "program", "scan", "scan.type")),
            Map.entry(
                    "check",
                    List.of(
                            "model",
                            "problem",
                            "codec",
                            "codec.holder",
                            "binding",
                            "column",
                            "program",
                            "scan",
                            "scan.type",
                            "nested")),
            Map.entry("report", List.of("model", "problem", "program", "property", "scan", "scan.type")),
            Map.entry("files", List.of("problem", "emit", "program", "scan", "scan.type", "report"))));

    /** JavaPoet's API takes these two, which say nothing about any program. */
    private static final DescribedPredicate<JavaClass> OF_NO_PROGRAM = describe(
            "of no program",
            type -> type.getBaseComponentType().isEquivalentTo(Modifier.class)
                    || type.isEquivalentTo(SourceVersion.class));

    @ArchTest
    static final ArchRule plainDataKnowsNeitherTheCompilerNorJavaPoet = noClasses()
            .that()
            .resideInAnyPackage(packages("model", "plan", "problem", "advice"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javax..", "com.palantir.javapoet..");

    @ArchTest
    static final ArchRule onlyTheEndsOfThePipelineKnowTheCompiler = noClasses()
            .that()
            .resideOutsideOfPackages(
                    ROOT,
                    ROOT + ".program",
                    ROOT + ".scan..",
                    ROOT + ".property",
                    ROOT + ".libraries",
                    ROOT + ".report",
                    ROOT + ".files")
            .should()
            .dependOnClassesThat(resideInAnyPackage("javax..", "com.sun..").and(not(OF_NO_PROGRAM)));

    @ArchTest
    static final ArchRule theFrontEndWritesNoCode = noClasses()
            .that()
            .resideInAnyPackage(packages(
                    "program", "scan", "scan.type", "scan.construction", "scan.reach", "property", "libraries"))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.palantir.javapoet..");

    @ArchTest
    static final ArchRule nothingKnowsTheAnnotationsOrTheRuntimeButByName = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage("org.marshal4j", "org.marshal4j.runtime..", "net.openhft.."));

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching(ROOT + ".(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule onlyTheProcessorsArePublic = classes()
            .that()
            .resideInAPackage(ROOT)
            .and()
            .areTopLevelClasses()
            .should(notBePublic())
            .orShould(be(MarshalProcessor.class))
            .orShould(be(LockOptionProcessor.class));

    @ArchTest
    static void arrowsPointOneWay(JavaClasses classes) {
        ARROWS.forEach((name, targets) -> classes()
                .that()
                .resideInAPackage(ROOT + "." + name)
                .should()
                .onlyDependOnClassesThat(allowed(name, targets))
                .check(classes));
    }

    @Test
    void everyPackageHasItsArrows() throws IOException {
        Path root = TestCompiler.whereIs(MarshalProcessor.class).resolve(ROOT.replace('.', '/'));
        try (Stream<Path> files = Files.walk(root)) {
            assertThat(files.filter(file -> Files.isDirectory(file) && !file.equals(root))
                            .map(file -> root.relativize(file).toString().replace(File.separatorChar, '.')))
                    .containsExactlyInAnyOrderElementsOf(ARROWS.keySet());
        }
    }

    private static DescribedPredicate<JavaClass> allowed(String name, List<String> targets) {
        DescribedPredicate<JavaClass> ours = resideInAnyPackage(Stream.concat(Stream.of(name), targets.stream())
                .map(target -> ROOT + "." + target)
                .toArray(String[]::new));
        DescribedPredicate<JavaClass> others =
                describe("outside", type -> !type.getPackageName().startsWith(ROOT));
        return ours.or(others);
    }

    private static String[] packages(String... names) {
        return Stream.of(names).map(name -> ROOT + "." + name).toArray(String[]::new);
    }
}
