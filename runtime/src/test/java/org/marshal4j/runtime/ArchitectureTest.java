package org.marshal4j.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Dependencies between the runtime's packages point down, and the runtime needs nothing but the schema. */
@AnalyzeClasses(packages = "org.marshal4j.runtime", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule NOTHING_BUT_THE_SCHEMA = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.runtime..",
                    "org.marshal4j.schema..",
                    "java..",
                    "sun.misc",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule ARROWS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("memory")
            .definedBy("org.marshal4j.runtime.memory")
            .layer("api")
            .definedBy("org.marshal4j.runtime")
            .layer("layout")
            .definedBy("org.marshal4j.runtime.layout")
            .layer("jdk")
            .definedBy("org.marshal4j.runtime.jdk")
            .layer("value")
            .definedBy("org.marshal4j.runtime.generated.value")
            .layer("stopbit")
            .definedBy("org.marshal4j.runtime.generated.stopbit")
            .layer("encoded")
            .definedBy("org.marshal4j.runtime.generated.encoded")
            .layer("dynamic")
            .definedBy("org.marshal4j.runtime.generated.dynamic")
            .layer("generated")
            .definedBy("org.marshal4j.runtime.generated")
            .layer("step")
            .definedBy("org.marshal4j.runtime.step")
            .layer("convert")
            .definedBy("org.marshal4j.runtime.convert..")
            .layer("inspect")
            .definedBy("org.marshal4j.runtime.inspect")
            .layer("view")
            .definedBy("org.marshal4j.runtime.view")
            .whereLayer("view")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("inspect")
            .mayOnlyBeAccessedByLayers("view")
            .whereLayer("convert")
            .mayOnlyBeAccessedByLayers("inspect")
            .whereLayer("step")
            .mayOnlyBeAccessedByLayers("convert", "inspect", "view")
            .whereLayer("generated")
            .mayOnlyBeAccessedByLayers("step", "convert", "inspect", "view")
            .whereLayer("dynamic")
            .mayOnlyBeAccessedByLayers("generated", "step", "convert", "inspect", "view")
            .whereLayer("stopbit")
            .mayOnlyBeAccessedByLayers("dynamic", "step", "convert", "inspect", "view")
            .whereLayer("encoded")
            .mayOnlyBeAccessedByLayers("step", "convert", "inspect", "view")
            .whereLayer("value")
            .mayOnlyBeAccessedByLayers(
                    "stopbit", "encoded", "dynamic", "generated", "step", "convert", "inspect", "view")
            .whereLayer("layout")
            .mayOnlyBeAccessedByLayers("inspect")
            .whereLayer("jdk")
            .mayOnlyBeAccessedByLayers("step", "convert", "inspect")
            .whereLayer("api")
            .mayOnlyBeAccessedByLayers(
                    "layout",
                    "jdk",
                    "value",
                    "stopbit",
                    "encoded",
                    "dynamic",
                    "generated",
                    "step",
                    "convert",
                    "inspect",
                    "view")
            .whereLayer("memory")
            .mayOnlyBeAccessedByLayers(
                    "api",
                    "layout",
                    "jdk",
                    "value",
                    "stopbit",
                    "encoded",
                    "dynamic",
                    "generated",
                    "step",
                    "convert",
                    "inspect",
                    "view");

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().matching("org.marshal4j.(runtime..)").should().beFreeOfCycles();

    /** Only two classes access raw memory. */
    @ArchTest
    static final ArchRule TWO_CLASSES_HAVE_UNSAFE = classes()
            .that()
            .doNotHaveFullyQualifiedName("org.marshal4j.runtime.memory.RawMemory")
            .and()
            .doNotHaveFullyQualifiedName("org.marshal4j.runtime.memory.AtomicMemory")
            .should()
            .onlyDependOnClassesThat()
            .resideOutsideOfPackage("sun.misc");
}
