package org.marshal4j.processor.codec;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/** Lists: a stop-bit count of elements, then the elements in order; a count of −1 for null. Methods of their own hold the loops. */
final class ListCodec implements StepCodec {

    private static final Name LIST = Name.of("java.util", "List");
    private static final ClassName STOP_BIT = Names.runtime("StopBit");

    private final TypeName elementType;
    private final StepCodec element;
    private final boolean required;

    private ListCodec(TypeName elementType, StepCodec element, boolean required) {
        this.elementType = elementType;
        this.element = element;
        this.required = required;
    }

    static Optional<Binding> bind(Want want, Codecs codecs) {
        if (!(want.type() instanceof TypeRef.OfClass list) || !list.name().equals(LIST)) {
            return Optional.empty();
        }
        if (list.arguments().isEmpty() || list.arguments().get(0) instanceof TypeRef.Other) {
            return Optional.of(
                    new Binding.Refused(Diagnostic.NO_ELEMENT_TYPE, "List<Leg>, with the class of the elements"));
        }
        TypeRef elementType = list.arguments().get(0);
        Binding element = codecs.bind(Want.element(elementType));
        return Optional.of(
                element instanceof Binding.Bound bound
                        ? new Binding.Bound(of(Names.of(elementType), bound.codec(), want.required()))
                        : element);
    }

    private static ListCodec of(TypeName elementType, Codec element, boolean required) {
        StepCodec step = element instanceof BlockCodec fixed ? new FixedStep(fixed, elementType) : (StepCodec) element;
        return new ListCodec(elementType, step, required);
    }

    @Override
    public Size size() {
        return Size.atLeast(1);
    }

    @Override
    public String wire() {
        return "list<" + element.wire() + ">" + (required ? "" : "?");
    }

    @Override
    public Passing passing() {
        return element.passing();
    }

    @Override
    public void write(Members members, String label, CodeBlock value, CodeBlock.Builder code) {
        String method = members.name("write" + Members.capitalized(label));
        CodeBlock.Builder loop = CodeBlock.builder();
        element.write(members, label + "[]", CodeBlock.of("element"), loop);
        members.add(method(method)
                .addParameter(listOf(List.class), "list")
                .addParameter(Blocks.OUT)
                .addParameters(passing().parameters())
                .addStatement("$T elements = $T.indexed(list)", listOf(List.class), Names.LISTS)
                .addStatement("int count = $T.writeCount($S, elements, out)", Names.LISTS, label)
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement("$T element = elements.get(i)", elementType)
                .addCode(loop.build())
                .endControlFlow()
                .build());
        code.addStatement(
                "$L($L, out$L)", method, checked(label, value), passing().arguments());
    }

    @Override
    public CodeBlock read(Members members, String label, CodeBlock current) {
        String method = members.name("read" + Members.capitalized(label));
        CodeBlock read = element.read(members, label + "[]", CodeBlock.of("$T.get(elements, i)", Names.LISTS));
        members.add(method(method)
                .returns(listOf(List.class))
                .addParameter(listOf(List.class), "current")
                .addParameter(Blocks.IN)
                .addParameters(passing().parameters())
                .addStatement(
                        "int count = $T.readCount($L, in)",
                        Names.LISTS,
                        element.size().minConstant())
                .beginControlFlow("if (count < 0)")
                .addStatement("return null")
                .endControlFlow()
                .addStatement("$T elements = $T.target(current, count)", listOf(List.class), Names.LISTS)
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement("$T.put(elements, i, $L)", Names.LISTS, read)
                .endControlFlow()
                .addStatement("$T.trim(elements, count)", Names.LISTS)
                .addStatement("return elements")
                .build());
        CodeBlock call = CodeBlock.of("$L($L, in$L)", method, current, passing().arguments());
        return required ? CodeBlock.of("$T.present($S, $L)", Names.CHECKS, label, call) : call;
    }

    @Override
    public CodeBlock sizeOf(Members members, String label, CodeBlock value) {
        String method = members.name("sizeOf" + Members.capitalized(label));
        MethodSpec.Builder spec = method(method)
                .returns(TypeName.LONG)
                .addParameter(listOf(List.class), "list")
                .addParameters(passing().parameters())
                .beginControlFlow("if (list == null)")
                .addStatement("return $T.size(-1)", STOP_BIT)
                .endControlFlow();
        if (element.size().fixed()) {
            spec.addStatement(
                    "return $T.size(list.size()) + $LL * list.size()",
                    STOP_BIT,
                    element.size().min());
        } else {
            spec.addStatement("long size = $T.size(list.size())", STOP_BIT)
                    .beginControlFlow("for ($T element : list)", elementType)
                    .addStatement("size += $L", element.sizeOf(members, label + "[]", CodeBlock.of("element")))
                    .endControlFlow()
                    .addStatement("return size");
        }
        members.add(spec.build());
        return CodeBlock.of("$L($L$L)", method, checked(label, value), passing().arguments());
    }

    private MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE, Modifier.STATIC);
    }

    private TypeName listOf(Class<?> list) {
        return ParameterizedTypeName.get(ClassName.get(list), elementType);
    }

    private CodeBlock checked(String label, CodeBlock value) {
        return required ? CodeBlock.of("$T.required($S, $L)", Names.CHECKS, label, value) : value;
    }
}
