package org.marshal4j.blackbox.beans;

/** A user's own implementation, as picky as users' code can be. */
final class HandMade implements Part, PartMarshallable {
    private int half;
    private double size;

    @Override
    public int number() {
        return 2 * half;
    }

    @Override
    public HandMade number(int number) {
        if (number % 2 != 0) {
            throw new IllegalArgumentException("odd: " + number);
        }
        half = number / 2;
        return this;
    }

    @Override
    public double getSize() {
        return size;
    }

    @Override
    public void setSize(double size) {
        this.size = size;
    }
}
