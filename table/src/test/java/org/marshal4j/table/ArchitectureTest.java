package org.marshal4j.table;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Tables need only the runtime, and only their files know Arrow's metadata. */
@AnalyzeClasses(packages = "org.marshal4j.table", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ARROWS = classes()
            .that()
            .resideOutsideOfPackage("org.marshal4j.table.arrow")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.table..",
                    "org.marshal4j.runtime",
                    "org.marshal4j.runtime.memory",
                    "org.marshal4j.schema..",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule FILES = classes()
            .that()
            .resideInAPackage("org.marshal4j.table.arrow")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.table.arrow",
                    "org.marshal4j.table.memory",
                    "org.marshal4j.runtime",
                    "org.marshal4j.runtime.memory",
                    "org.marshal4j.schema..",
                    "org.apache.arrow.flatbuf",
                    "com.google.flatbuffers",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule MEMORY = classes()
            .that()
            .resideInAPackage("org.marshal4j.table.memory")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.table.memory",
                    "org.marshal4j.runtime",
                    "org.marshal4j.runtime.memory",
                    "org.marshal4j.schema..",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().matching("org.marshal4j.table.(*)..").should().beFreeOfCycles();
}
