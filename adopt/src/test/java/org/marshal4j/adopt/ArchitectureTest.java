package org.marshal4j.adopt;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;

/** Plans know no sources, and sources no class files. */
@AnalyzeClasses(packages = "org.marshal4j.adopt", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ADOPT = "org.marshal4j.adopt";

    @ArchTest
    static final ArchRule REPORT = only(ADOPT + ".report", "org.marshal4j.audit.report");

    @ArchTest
    static final ArchRule PLAN =
            only(ADOPT + ".plan", ADOPT + ".report", "org.marshal4j", "org.marshal4j.audit..", "org.objectweb.asm..");

    @ArchTest
    static final ArchRule SOURCE =
            only(ADOPT + ".source", ADOPT + ".plan", "com.sun.source..", "javax.tools", "javax.lang.model..");

    @ArchTest
    static final ArchRule ROOT = only(
            ADOPT,
            ADOPT + ".report",
            ADOPT + ".plan",
            ADOPT + ".source",
            "org.marshal4j.audit..",
            "org.objectweb.asm.tree");

    private static ArchRule only(String own, String... others) {
        return classes()
                .that()
                .resideInAPackage(own)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        Stream.concat(Stream.of(own, "java..", "org.jspecify.annotations.."), Stream.of(others))
                                .toArray(String[]::new));
    }
}
