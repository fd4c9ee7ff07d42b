package org.marshal4j.audit.value;

import java.util.List;
import java.util.stream.Collectors;
import org.marshal4j.audit.value.Value.*;
import org.objectweb.asm.Type;

/** Values as a reader of reports knows them from the source. */
public final class ValueText {

    private ValueText() {}

    /** A short text, such as {@code this.names.size()}. */
    public static String of(Value value) {
        String text = plain(value);
        return text.length() <= 80 ? text : text.substring(0, 77) + "...";
    }

    /** A condition, such as {@code this.name == null}. */
    public static String of(Condition condition) {
        String operator = condition.less() ? (condition.negated() ? ">=" : "<") : (condition.negated() ? "!=" : "==");
        if (!condition.less()
                && condition.left().type().equals("Z")
                && condition.right() instanceof Const constant
                && Integer.valueOf(0).equals(constant.value())) {
            return (condition.negated() ? "" : "!") + of(condition.left());
        }
        return of(condition.left()) + " " + operator + " " + of(condition.right());
    }

    private static String plain(Value value) {
        if (value instanceof Const constant) {
            return constant.value() instanceof String text ? '"' + text + '"' : String.valueOf(constant.value());
        } else if (value instanceof Self) {
            return "this";
        } else if (value instanceof Param param) {
            return "parameter " + param.index();
        } else if (value instanceof Port) {
            return "stream";
        } else if (value instanceof Field field) {
            return of(field.owner()) + "." + field.name();
        } else if (value instanceof Static field) {
            return simple(field.owner()) + "." + field.name();
        } else if (value instanceof Invoke invoke) {
            return call(invoke);
        } else if (value instanceof Read) {
            return "the value read";
        } else if (value instanceof Binary binary) {
            return of(binary.left()) + " " + binary.operator() + " " + of(binary.right());
        } else if (value instanceof Convert convert) {
            return of(convert.value());
        } else if (value instanceof Select select) {
            return "(" + of(select.condition()) + " ? " + of(select.yes()) + " : " + of(select.no()) + ")";
        } else if (value instanceof Truth truth) {
            return of(truth.condition());
        } else if (value instanceof InstanceOf test) {
            return of(test.value()) + " instanceof " + simple(test.of());
        } else if (value instanceof At at) {
            return of(at.array()) + "[" + of(at.index()) + "]";
        } else if (value instanceof Size size) {
            return "size of " + of(size.of());
        } else if (value instanceof Element element) {
            return "element of " + of(element.of());
        } else if (value instanceof Iterator iterator) {
            return of(iterator.over());
        } else if (value instanceof Fresh fresh) {
            return "new " + simple(Type.getType(fresh.type()).getClassName());
        } else if (value instanceof FreshArray) {
            return "a new array";
        } else if (value instanceof Content) {
            return "a buffer";
        } else if (value instanceof Lambda) {
            return "a lambda";
        }
        return "a value";
    }

    private static String call(Invoke invoke) {
        List<Value> args = invoke.args();
        boolean onClass = args.isEmpty() || invoke.owner().startsWith("static ");
        String receiver = onClass ? simple(invoke.owner().replace("static ", "")) : of(args.get(0));
        return receiver + "." + invoke.name()
                + args.stream().skip(onClass ? 0 : 1).map(ValueText::of).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String simple(String name) {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('.')) + 1);
    }
}
