package org.marshal4j.processor.emit.table;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;

/** The constructor of a table, and the methods that create one. */
record FactoryMethods(TableModel table, TypeSpec.Builder type) {
    private static final ClassName COLUMNS = Names.tableSupport("TableColumns");
    private static final ClassName OPTIONS = Names.table("TableOptions");
    private static final ParameterSpec FILE =
            ParameterSpec.builder(Path.class, "file").build();

    private static final ParameterSpec LOCK =
            ParameterSpec.builder(Names.lockFile(), "lock").build();

    static void addTo(TableModel table, TypeSpec.Builder type) {
        type.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(COLUMNS, "columns")
                .addStatement("super(columns.memory())")
                .addStatement("this.columns = new $T(columns)", table.columns())
                .addStatement("ready(columns.finish())")
                .build());
        FactoryMethods methods = new FactoryMethods(table, type);
        methods.addWithOptions("inMemory", "Creates an empty table in memory.\n", List.of());
        methods.addWithOptions("create", "Creates an empty table in a new file.\n", List.of(FILE));
        methods.add("open", "Opens the table in an existing file.\n", List.of(FILE));
        methods.add(
                "open",
                "Opens the table in an existing file, and follows the renames in a lock file.\n",
                List.of(FILE, LOCK));
        methods.add("openReadOnly", "Opens the table in an existing file for reading only.\n", List.of(FILE));
        methods.add(
                "openReadOnly",
                "Opens the table in an existing file for reading only, and follows the renames in a lock file.\n",
                List.of(FILE, LOCK));
    }

    private void addWithOptions(String name, String does, List<ParameterSpec> parameters) {
        CodeBlock arguments =
                parameters.stream().map(each -> CodeBlock.of("$N, ", each)).collect(CodeBlock.joining(""));
        type.addMethod(method(name, does, parameters)
                .addStatement("return $L($L$T.DEFAULTS)", name, arguments, OPTIONS)
                .build());
        add(
                name,
                does,
                Stream.concat(
                                parameters.stream(),
                                Stream.of(ParameterSpec.builder(OPTIONS, "options")
                                        .build()))
                        .toList());
    }

    private void add(String name, String does, List<ParameterSpec> parameters) {
        CodeBlock arguments =
                parameters.stream().map(each -> CodeBlock.of(", $N", each)).collect(CodeBlock.joining(""));
        type.addMethod(method(name, does, parameters)
                .addStatement(
                        "return new $T($T.$L($T.INSTANCE.schema()$L))",
                        table.table(),
                        COLUMNS,
                        name,
                        Names.of(table.dto().marshaller()),
                        arguments)
                .build());
    }

    private MethodSpec.Builder method(String name, String does, List<ParameterSpec> parameters) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc(does)
                .returns(table.table())
                .addParameters(parameters);
    }
}
