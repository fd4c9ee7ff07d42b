package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.codec.object.NestedCodec;
import org.marshal4j.processor.emit.Creation;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Bean;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/** The view that is being written, with its sections and names. */
final class ViewWriter {

    /** The variable that holds a new object. */
    private static final String FRESH = "fresh";

    private final MarshallerWriter writer;
    private final List<Section> sections;
    private final ViewNames names;
    private final Map<String, String> readers = new HashMap<>();
    private final Map<String, String> insides = new HashMap<>();

    ViewWriter(MarshallerModel model, TypeSpec.Builder type) {
        this.writer = new MarshallerWriter(model, type);
        this.sections = Sections.of(model.plan());
        this.names = new ViewNames(model.dto());
        Collection<String> methods =
                model.dto().bean().<Collection<String>>map(Bean::methods).orElseGet(names::all);
        methods.forEach(writer.members()::name);
    }

    MarshallerWriter writer() {
        return writer;
    }

    List<Section> sections() {
        return sections;
    }

    ViewNames names() {
        return names;
    }

    Field field(int index) {
        return writer.field(index).field();
    }

    StepCodec step(int index) {
        return writer.field(index).step();
    }

    TypeName typeOf(int field) {
        return Names.of(field(field).type());
    }

    /** The size of a nested object, if all such objects have the same size. */
    Optional<Integer> fixedSizeOf(int field) {
        return step(field) instanceof NestedCodec nested ? nested.fixedSize() : Optional.empty();
    }

    /** The declaration of the method that reads a field. */
    MethodSpec.Builder getter(int field) {
        return accessor(names.of(field)).returns(typeOf(field));
    }

    /** The declaration of the method that sets a field. */
    MethodSpec.Builder setter(int field) {
        MethodSpec.Builder method = accessor(names.setterOf(field)).addParameter(typeOf(field), "value");
        return method.returns(returnedBy(isChained(field)));
    }

    /** The last statement of a setter, if it returns something. */
    CodeBlock endOfSetter(int field) {
        return isChained(field) ? CodeBlock.of("return this;\n") : CodeBlock.of("");
    }

    private boolean isChained(int field) {
        return writer.dto()
                .bean()
                .filter(bean -> bean.property(field(field).name()).chained())
                .isPresent();
    }

    /** The return type of a setter: the view, if the interface that it implements says so. */
    TypeName returnedBy(boolean chained) {
        return chained ? Names.viewOf(writer.dto().marshaller()) : TypeName.VOID;
    }

    private MethodSpec.Builder accessor(String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name);
        return writer.dto().isBean() ? method.addAnnotation(Override.class) : method;
    }

    /** Adds a public method. */
    void addPublic(MethodSpec.Builder method) {
        writer.type().addMethod(method.addModifiers(Modifier.PUBLIC).build());
    }

    /**
     * The name of the method that returns the view of a nested object. The method is declared only once.
     *
     * @param name the name of the method that shows the object
     */
    String insideOf(String name, UnaryOperator<String> declaration) {
        String known = insides.get(name);
        if (known == null) {
            known = declaration.apply(name);
            insides.put(name, known);
        }
        return known;
    }

    /** Adds a public method that reads the message. */
    void addReading(MethodSpec.Builder method, CodeBlock body) {
        writer.type()
                .addMethod(method.addModifiers(Modifier.PUBLIC)
                        .beginControlFlow("try")
                        .addCode(body)
                        .nextControlFlow("catch ($T failure)", Throwable.class)
                        .addStatement("throw failed(failure)")
                        .nextControlFlow("finally")
                        .addStatement("keepMemory()")
                        .endControlFlow()
                        .build());
    }

    /**
     * The statements that return something else if the message is too old to have the field; none if it always has the
     * field.
     */
    CodeBlock unlessAbsent(Section section, Supplier<CodeBlock> otherwise) {
        return section.absent()
                ? CodeBlock.builder()
                        .beginControlFlow("if (isAbsent($L))", section.index())
                        .add(otherwise.get())
                        .endControlFlow()
                        .build()
                : CodeBlock.of("");
    }

    /** The statements that return the value that the marshaller gives a field that the message is too old to have. */
    CodeBlock returnDefault(int index) {
        Field field = field(index);
        if (field.type() instanceof TypeRef.OfPrimitive primitive) {
            return CodeBlock.of("return $L;\n", primitive.primitive().zero());
        }
        if (!field.options().required()) {
            return CodeBlock.of("return null;\n");
        }
        return CodeBlock.builder()
                .addStatement("$T $N = $L", writer.object(), FRESH, Creation.empty(writer))
                .addStatement("return $L", writer.access(index).get(FRESH))
                .build();
    }

    /**
     * The statements that return what is read at the variable {@code in}, after the fields of fixed size of a section.
     */
    CodeBlock returnRead(Section section, TypeName type, CodeBlock read) {
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement("$T in = inputAt($L, $L)", Names.INPUT, section.index(), section.bytes());
        if (section.versioned()) {
            code.addStatement("$T value = $L", type, read)
                    .addStatement("requireWithin($L, in)", section.index())
                    .addStatement("return value");
        } else {
            code.addStatement("return $L", read);
        }
        return code.build();
    }

    /**
     * The same expression with a check for null, if the field is final: the marshaller fills the object that such a
     * field already holds.
     */
    CodeBlock present(int index, CodeBlock read) {
        return holdsForGood(index)
                ? CodeBlock.of("$T.present($S, $L)", Names.CHECKS, field(index).name(), read)
                : read;
    }

    /** Whether the marshaller rejects null in a field only because it is final. */
    boolean holdsForGood(int index) {
        return field(index).filled() && !field(index).options().required();
    }

    /**
     * An expression that calls a method to read a field of variable size at the variable {@code in}, as the marshaller
     * does.
     */
    CodeBlock read(int index) {
        boolean isInto = field(index).elements() && writer.dto().construction() instanceof Construction.Empty;
        return read(
                String.valueOf(index),
                field(index).name(),
                typeOf(index),
                step(index),
                // Elements are read into the object that holds them, which may handle them in its own way.
                isInto ? Creation.empty(writer) : CodeBlock.of("null"));
    }

    /** The same for something that a field holds. */
    CodeBlock read(int index, Held held) {
        String label = held.label(field(index).name());
        return read(index + " " + held.role(), label, Names.of(held.type()), held.codec(), CodeBlock.of("null"));
    }

    private CodeBlock read(String key, String label, TypeName type, StepCodec codec, CodeBlock current) {
        String known = readers.get(key);
        if (known == null) {
            known = addReader(label, type, codec, current);
            readers.put(key, known);
        }
        return CodeBlock.of("$N(in)", known);
    }

    private String addReader(String label, TypeName type, StepCodec codec, CodeBlock current) {
        String name = writer.members().name("read" + Members.capitalized(label));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE)
                .returns(type)
                .addParameter(Names.INPUT, "in");
        if (!codec.passing().parameters().isEmpty()) {
            method.addStatement("int depth = nestingDepth()");
        }
        writer.members()
                .add(method.addStatement("return $L", codec.read(writer.members(), label, current))
                        .build());
        return name;
    }

    /** The decoder for texts, one for each view. */
    CodeBlock texts() {
        TypeName type = Names.view("ViewTexts");
        if (writer.firstTime(type)) {
            writer.type()
                    .addField(FieldSpec.builder(type, "texts", Modifier.PRIVATE, Modifier.FINAL)
                            .initializer("new $T()", type)
                            .build());
        }
        return CodeBlock.of("texts");
    }
}
