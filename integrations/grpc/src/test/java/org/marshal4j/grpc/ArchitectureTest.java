package org.marshal4j.grpc;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The integration depends only on the runtime, the schema and the API of gRPC. */
@AnalyzeClasses(packages = "org.marshal4j.grpc", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ARROWS = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.marshal4j.grpc",
                    "org.marshal4j.runtime..",
                    "org.marshal4j.schema..",
                    "io.grpc..",
                    "java..",
                    "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule NO_CIRCLES = slices().matching("org.marshal4j.grpc.(*)..")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);
}
