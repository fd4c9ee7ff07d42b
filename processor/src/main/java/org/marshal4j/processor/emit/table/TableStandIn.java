package org.marshal4j.processor.emit.table;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.bean.BeanStandIn;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Signature;
import org.marshal4j.processor.model.TableMethods;

/**
 * The table that is generated for a type with errors, in place of the real one.
 *
 * @param name the name of the type
 * @param object the type by which code can refer to its objects
 * @param fail the code of its methods
 */
public record TableStandIn(Name name, TypeName object, String version, CodeBlock fail) {
    private TypeSpec.Builder start() {
        return TypeSpec.classBuilder(Names.tableOf(name))
                .addAnnotation(Files.generated(version))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
    }

    /** An empty table class, if the module for tables is missing. */
    public TypeSpec alone() {
        return start().build();
    }

    /**
     * A table class with all its methods.
     *
     * @param methods the methods that its rows need to implement an interface
     */
    public TypeSpec whole(List<Signature> methods) {
        ClassName self = Names.tableOf(name);
        ClassName row = nested(self, "Row");
        ClassName columns = nested(self, "Columns");
        ParameterSpec number = ParameterSpec.builder(TypeName.LONG, "row").build();
        ParameterSpec value = ParameterSpec.builder(object, "value").build();
        ParameterSpec file = ParameterSpec.builder(Path.class, "file").build();
        ParameterSpec lock = ParameterSpec.builder(Names.lockFile(), "lock").build();
        ParameterSpec options =
                ParameterSpec.builder(Names.table("TableOptions"), "options").build();
        return start().superclass(ParameterizedTypeName.get(Names.table("Table"), object))
                .addSuperinterface(ParameterizedTypeName.get(ClassName.get(Iterable.class), row))
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .addStatement("super(null)")
                        .build())
                .addMethod(factory(self, "inMemory"))
                .addMethod(factory(self, "inMemory", options))
                .addMethod(factory(self, "create", file))
                .addMethod(factory(self, "create", file, options))
                .addMethod(factory(self, "open", file))
                .addMethod(factory(self, "open", file, lock))
                .addMethod(factory(self, "openReadOnly", file))
                .addMethod(factory(self, "openReadOnly", file, lock))
                .addMethod(method("add", TypeName.VOID, value))
                .addMethod(method("set", TypeName.VOID, number, value))
                .addMethod(method("get", object, number))
                .addMethod(method(
                        "get",
                        object,
                        number,
                        ParameterSpec.builder(object, "into").build()))
                .addMethod(method("row", row))
                .addMethod(method("iterator", ParameterizedTypeName.get(ClassName.get(Iterator.class), row)))
                .addType(row(row, columns, methods))
                .addType(columns(columns))
                .build();
    }

    /** A nested class of the table, named so that it does not hide the class of its objects. */
    private ClassName nested(ClassName self, String called) {
        boolean hides = object.toString().equals(called);
        return self.nestedClass(hides ? called + "_" : called);
    }

    /** The class that tables of types that contain this one create, as they do the other. */
    private TypeSpec row(ClassName row, ClassName columns, List<Signature> methods) {
        TypeSpec.Builder type = TypeSpec.classBuilder(row)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(Names.table("TableRow"), object))
                .addMethod(constructor(columns, "columns"))
                .addMethod(method("toObject", object));
        // Otherwise the methods of all rows would clash with those that the interface asks for.
        if (methods.stream().map(Signature::name).noneMatch(TableMethods.ROW::contains)) {
            BeanStandIn.implement(type, Names.of(name), methods, fail);
        }
        return type.build();
    }

    /** The class whose methods are called by tables of types that contain this one. */
    private TypeSpec columns(ClassName columns) {
        ParameterSpec struct = ParameterSpec.builder(
                        ParameterizedTypeName.get(Names.table("StructColumn"), columns), "column")
                .build();
        ParameterSpec row = ParameterSpec.builder(TypeName.LONG, "row").build();
        ParameterSpec value = ParameterSpec.builder(object, "value").build();
        return TypeSpec.classBuilder(columns)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addMethod(constructor(Names.tableSupport("TableColumns"), "columns"))
                .addMethod(factory(TypeName.VOID, "set", struct, row, value))
                .addMethod(factory(object, "get", struct, row))
                .build();
    }

    private MethodSpec constructor(TypeName type, String parameter) {
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addParameter(type, parameter)
                .addCode(fail)
                .build();
    }

    private MethodSpec factory(TypeName returns, String method, ParameterSpec... parameters) {
        return method(method, returns, parameters).toBuilder()
                .addModifiers(Modifier.STATIC)
                .build();
    }

    private MethodSpec method(String method, TypeName returns, ParameterSpec... parameters) {
        return MethodSpec.methodBuilder(method)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns)
                .addParameters(List.of(parameters))
                .addCode(fail)
                .build();
    }
}
