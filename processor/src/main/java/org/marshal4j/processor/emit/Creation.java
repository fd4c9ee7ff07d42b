package org.marshal4j.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.marshal4j.processor.binding.Filling;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * The statements that create an object from the values of its fields, through a constructor, a static method, or a
 * builder.
 */
public final class Creation {

    private final MarshallerWriter writer;
    private final Construction.OfValues construction;
    private final IntFunction<CodeBlock> values;
    private final Origin from;

    /**
     * The creation of an object.
     *
     * @param values expressions for the values of fields, by the fields' indexes
     * @param from where they come from
     */
    public Creation(MarshallerWriter writer, IntFunction<CodeBlock> values, Origin from) {
        this.writer = writer;
        this.construction = (Construction.OfValues) writer.dto().construction();
        this.values = values;
        this.from = from;
    }

    /** An expression for a new object whose fields are assigned afterwards. */
    public static CodeBlock empty(MarshallerWriter writer) {
        if (writer.dto().isBean()) {
            return CodeBlock.of("new $T()", Names.beanOf(writer.dto().name()));
        }
        return ((Construction.Empty) writer.dto().construction()).hidden()
                ? new HiddenConstructor(writer).call()
                : CodeBlock.of("new $T()", writer.object());
    }

    /** Creates the object. */
    public CodeBlock make(Locals locals) {
        if (construction instanceof Construction.ByBuilder builder) {
            return build(builder, locals.newName("builder"));
        }
        if (construction instanceof Construction.ByHiddenConstructor hidden) {
            return declaration(new HiddenConstructor(writer).call(hidden, arguments()));
        }
        return construction instanceof Construction.ByFactory factory
                ? declaration(CodeBlock.of("$T.$N($L)", writer.className(), factory.method(), arguments()))
                : declaration(CodeBlock.of("new $T($L)", writer.object(), arguments()));
    }

    private CodeBlock build(Construction.ByBuilder by, String builder) {
        TypeName type = typeOf(by);
        CodeBlock start = by.start()
                .map(method -> CodeBlock.of("$T.$N()", writer.className(), method))
                .orElseGet(() -> CodeBlock.of(by.generic() ? "new $T<>()" : "new $T()", Names.of(by.builder())));
        CodeBlock.Builder code = CodeBlock.builder().addStatement("$T $N = $L", type, builder, start);
        for (int i = 0; i < by.setters().size(); i++) {
            Construction.Setter setter = by.setters().get(i);
            CodeBlock call = CodeBlock.of("$N.$N($L)", builder, setter.method(), argument(setter.argument()));
            // The method may return another object.
            CodeBlock statement = setter.fluent() ? CodeBlock.of("$N = $L", builder, call) : call;
            if (setter.refusingNull()) {
                code.beginControlFlow("if ($L != null)", values.apply(i))
                        .addStatement(statement)
                        .endControlFlow();
            } else {
                code.addStatement(statement);
            }
        }
        return code.add(declaration(CodeBlock.of("$N.$N()", builder, by.end()))).build();
    }

    private TypeName typeOf(Construction.ByBuilder by) {
        ClassName builder = Names.of(by.builder());
        return by.generic() && writer.object() instanceof ParameterizedTypeName bound
                ? ParameterizedTypeName.get(builder, bound.typeArguments().toArray(TypeName[]::new))
                : builder;
    }

    private CodeBlock declaration(CodeBlock object) {
        return CodeBlock.builder()
                .addStatement("$T $N = $L", writer.object(), writer.variable(), object)
                .build();
    }

    private CodeBlock arguments() {
        return construction.arguments().stream().map(this::argument).collect(CodeBlock.joining(", "));
    }

    private CodeBlock argument(Argument argument) {
        if (argument instanceof Argument.OfField field) {
            return values.apply(field.index());
        }
        return argument instanceof Argument.Converted converted
                ? converted(converted)
                : zero(((Argument.Zero) argument).type());
    }

    /** Cast to exactly that type, so that the compiler picks the right constructor. */
    private CodeBlock converted(Argument.Converted to) {
        CodeBlock value = values.apply(to.index());
        if (!to.unboxed()) {
            return CodeBlock.of("($T) $L", Names.of(to.to()), value);
        }
        String name = writer.dto().field(to.index()).name();
        return CodeBlock.of("$T.present($S, $L)", Names.CHECKS, name, value);
    }

    /** A zero value of exactly that type, so that the compiler picks the right constructor. */
    private static CodeBlock zero(TypeRef type) {
        return type instanceof TypeRef.OfPrimitive primitive
                ? CodeBlock.of("$L", primitive.primitive().zero())
                : CodeBlock.of("($T) null", Names.of(type));
    }

    /** Assigns the values that the creation did not take. */
    public List<Chunks.Piece> remaining() {
        return remaining(field -> true);
    }

    /**
     * Assigns some of the values that the creation did not take.
     *
     * @param some tells by the index of a field whether it is assigned
     */
    public List<Chunks.Piece> remaining(IntPredicate some) {
        int all = writer.dto().fields().size() + writer.dto().parents().size();
        List<Chunks.Piece> pieces = new ArrayList<>();
        for (int i = 0; i < all; i++) {
            int field = i;
            if (some.test(field) && !takes(field)) {
                CodeBlock value = values.apply(i);
                Field declared = writer.dto().field(i);
                CodeBlock set =
                        declared.filled() ? Filling.into(declared, writer.get(i), value, from) : writer.set(i, value);
                int weight = Weights.ASSIGNMENT + writer.access(i).extraBytecodes();
                pieces.add(new Chunks.Piece(CodeBlock.of("$L;\n", set), weight));
            }
        }
        return pieces;
    }

    /** Whether the creation takes the value of a field. */
    public boolean takes(int field) {
        return placeOf(field) < construction.arguments().size();
    }

    /** How many values the creation takes before that of a field; all of them if it does not take it. */
    public int placeOf(int field) {
        List<Argument> arguments = construction.arguments();
        int place = 0;
        while (place < arguments.size() && !arguments.get(place).isOf(field)) {
            place++;
        }
        return place;
    }

    /** An upper bound of the bytecodes that create the object, without those assignments. */
    public int weight() {
        return Weights.ARGUMENT * construction.arguments().size();
    }
}
