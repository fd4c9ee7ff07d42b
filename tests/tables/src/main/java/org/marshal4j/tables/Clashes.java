package org.marshal4j.tables;

import org.marshal4j.Marshal;

/** Has fields named like methods and variables of tables and rows, or almost like keywords. */
@Marshal(table = true)
public class Clashes implements ClashesMarshallable {
    int size;
    int add;
    int get;
    int row;
    int columns;
    int index;
    int moveTo;
    int toObject;
    int put;
    int open;
    int value;
    int clashes;
    int size_;
    int SIZE;
    private int hashCode;
    private int HASH_CODE;
    Point point;
    Point pointRow;

    /** Returns the sum of all numbers. */
    int sum() {
        return size + add + get + row + columns + index + moveTo + toObject + put + open + value + clashes + size_
                + SIZE + hashCode + HASH_CODE;
    }

    /** Sets the fields that others cannot set. */
    void setHidden(int one, int other) {
        hashCode = one;
        HASH_CODE = other;
    }
}
