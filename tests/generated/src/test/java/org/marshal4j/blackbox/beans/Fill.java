package org.marshal4j.blackbox.beans;

import java.io.Serializable;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Required;
import org.marshal4j.Shared;
import org.marshal4j.Skip;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Has properties of extended interfaces before its own, names that cannot be variables, and a type that is not
 * marshalled.
 */
@Marshal
interface Fill extends Dated<Long>, Sized, Serializable {
    Boolean getDefault();

    void setDefault(Boolean value);

    /** Redeclared here, but it keeps its place among the properties. */
    @Required
    @Override
    Long getTime();

    @Shared
    Fill getNext();

    void setNext(Fill next);

    @Skip
    List<? extends Number> getScratch();

    void setScratch(List<? extends Number> scratch);

    @MarshalWith(Doubled.class)
    Integer that();

    void that(Integer that);

    /** Writes twice the number. */
    final class Doubled implements FieldMarshaller<Integer> {
        @Override
        public void write(Integer value, Output out) {
            out.writeInt(2 * value);
        }

        @Override
        public Integer read(Integer current, Input in) {
            return in.readInt() / 2;
        }

        @Override
        public long sizeOf(Integer value) {
            return 4;
        }
    }
}
