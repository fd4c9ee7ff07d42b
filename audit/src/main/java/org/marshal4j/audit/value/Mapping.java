package org.marshal4j.audit.value;

import java.util.List;
import java.util.function.UnaryOperator;
import org.marshal4j.audit.value.Value.*;

/** Rebuilds values from changed parts, from the leaves up. */
public record Mapping(UnaryOperator<Value> change) {
    /** The changed value. */
    public Value apply(Value value) {
        return change.apply(rebuilt(value));
    }

    /** The condition over changed values. */
    public Condition apply(Condition condition) {
        Value left = apply(condition.left());
        Value right = apply(condition.right());
        Condition test = condition.less() ? Conditions.less(left, right) : Conditions.equal(left, right);
        return condition.negated() ? test.not() : test;
    }

    private List<Value> all(List<Value> values) {
        return values.stream().map(this::apply).toList();
    }

    private Value rebuilt(Value value) {
        if (value instanceof Field field) {
            return new Field(apply(field.owner()), field.name(), field.type());
        } else if (value instanceof Invoke invoke) {
            return new Invoke(invoke.owner(), invoke.name(), all(invoke.args()), invoke.type());
        } else if (value instanceof Binary binary) {
            return Values.binary(binary.operator(), apply(binary.left()), apply(binary.right()), binary.type());
        } else if (value instanceof Convert convert) {
            return Values.convert(apply(convert.value()), convert.type());
        } else if (value instanceof Select select) {
            return Values.select(apply(select.condition()), apply(select.yes()), apply(select.no()));
        } else if (value instanceof Truth truth) {
            Condition condition = apply(truth.condition());
            return Conditions.decide(condition)
                    .<Value>map(holds -> Values.number(holds ? 1 : 0))
                    .orElseGet(() -> new Truth(condition));
        } else if (value instanceof InstanceOf test) {
            return new InstanceOf(apply(test.value()), test.of());
        } else if (value instanceof At at) {
            return new At(apply(at.array()), apply(at.index()), at.type());
        } else if (value instanceof Size size) {
            return Values.size(apply(size.of()));
        } else if (value instanceof Element element) {
            return new Element(apply(element.of()), element.loop(), element.type());
        } else if (value instanceof Value.Iterator iterator) {
            return new Value.Iterator(apply(iterator.over()), iterator.type());
        } else if (value instanceof Fresh fresh) {
            return new Fresh(fresh.id(), all(fresh.args()), fresh.type());
        } else if (value instanceof FreshArray array) {
            return new FreshArray(array.id(), apply(array.length()), array.type());
        } else if (value instanceof Lambda lambda) {
            return new Lambda(lambda.handle(), all(lambda.captured()), lambda.method(), lambda.type());
        }
        return value;
    }
}
