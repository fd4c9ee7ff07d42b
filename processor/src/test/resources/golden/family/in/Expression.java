package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

@Marshal
public sealed interface Expression {

    @Marshal
    @TypeId(0)
    record Number(double value) implements Expression, Expression_NumberMarshallable {}

    @Marshal
    @TypeId(1)
    final class Variable implements Expression, Expression_VariableMarshallable {
        String name;
    }

    @Marshal
    sealed interface Operation extends Expression {

        @Marshal
        @TypeId(200)
        record Not(@Required Expression operand) implements Operation, Expression_Operation_NotMarshallable {}

        @Marshal
        @TypeId(201)
        @SuppressWarnings("marshal4j")
        final class Sum implements Operation, Expression_Operation_SumMarshallable {
            Expression left;
            Expression right;
        }
    }
}
