package org.marshal4j.audit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The audit needs ASM and nothing else, and knows neither Maven nor a command line. */
@AnalyzeClasses(packages = "org.marshal4j.audit", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ARROWS = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("org.marshal4j.audit..", "org.objectweb.asm..", "java..", "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule LAYERS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("report")
            .definedBy("org.marshal4j.audit.report")
            .layer("print")
            .definedBy("org.marshal4j.audit.print")
            .layer("value")
            .definedBy("org.marshal4j.audit.value")
            .layer("grammar")
            .definedBy("org.marshal4j.audit.grammar")
            .layer("classes")
            .definedBy("org.marshal4j.audit.classes")
            .layer("port")
            .definedBy("org.marshal4j.audit.port")
            .layer("pair")
            .definedBy("org.marshal4j.audit.pair")
            .layer("flow")
            .definedBy("org.marshal4j.audit.flow")
            .layer("align")
            .definedBy("org.marshal4j.audit.align")
            .layer("root")
            .definedBy("org.marshal4j.audit")
            .whereLayer("root")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("print")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("align")
            .mayOnlyBeAccessedByLayers("root")
            .whereLayer("flow")
            .mayOnlyBeAccessedByLayers("root")
            .whereLayer("pair")
            .mayOnlyBeAccessedByLayers("root", "flow", "align")
            .whereLayer("port")
            .mayOnlyBeAccessedByLayers("root", "flow", "align")
            .whereLayer("grammar")
            .mayOnlyBeAccessedByLayers("root", "flow", "align");

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().matching("org.marshal4j.audit.(*)..").should().beFreeOfCycles();
}
