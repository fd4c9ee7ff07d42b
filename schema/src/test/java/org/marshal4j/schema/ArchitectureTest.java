package org.marshal4j.schema;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;

/**
 * The schema module depends on nothing, so that the processor can include it in its jar; dependencies between its
 * packages point down, and none of them is crowded.
 */
@AnalyzeClasses(packages = "org.marshal4j.schema..", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final int MOST_CLASSES = 25;

    @ArchTest
    static final ArchRule NOTHING_BUT_JAVA = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("org.marshal4j.schema..", "java..", "org.jspecify.annotations..");

    @ArchTest
    static final ArchRule ARROWS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("text")
            .definedBy("org.marshal4j.schema.text")
            .layer("wire")
            .definedBy("org.marshal4j.schema.wire")
            .layer("schema")
            .definedBy("org.marshal4j.schema")
            .layer("field")
            .definedBy("org.marshal4j.schema.field")
            .layer("lock")
            .definedBy("org.marshal4j.schema.lock")
            .layer("change")
            .definedBy("org.marshal4j.schema.change")
            .layer("canonical")
            .definedBy("org.marshal4j.schema.canonical")
            .layer("matrix")
            .definedBy("org.marshal4j.schema.matrix")
            .whereLayer("canonical")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("matrix")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("change")
            .mayOnlyBeAccessedByLayers("matrix")
            .whereLayer("lock")
            .mayOnlyBeAccessedByLayers("change", "matrix")
            .whereLayer("field")
            .mayOnlyBeAccessedByLayers("lock", "change", "matrix")
            .whereLayer("schema")
            .mayOnlyBeAccessedByLayers("field", "lock", "change", "canonical", "matrix")
            .whereLayer("wire")
            .mayOnlyBeAccessedByLayers("schema", "field", "lock", "change", "canonical", "matrix");

    @ArchTest
    static void packagesAreNotCrowded(JavaClasses classes) {
        Map<String, Long> sizes = classes.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(groupingBy(JavaClass::getPackageName, counting()));
        assertThat(sizes)
                .hasSize(8)
                .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(MOST_CLASSES));
    }
}
