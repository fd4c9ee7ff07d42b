package org.marshal4j.maven;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The plugin is a face of the tools: it depends on them and the schema, and on no library except Maven. */
@AnalyzeClasses(packages = "org.marshal4j.maven", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ARROWS = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.maven..",
                    "org.marshal4j.schema..",
                    "org.marshal4j.tools..",
                    "org.apache.maven..",
                    "org.eclipse.aether..",
                    "javax.inject..",
                    "org.codehaus.plexus..",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("org.marshal4j.maven.(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);
}
