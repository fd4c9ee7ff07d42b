package org.marshal4j.blackbox.base;

import org.marshal4j.Marshal;

/** An abstract ancestor of fixed size, whose fields leave gaps in memory that subclasses fill. */
@Marshal
public abstract class Positioned implements PositionedMarshallable {
    private int x;
    protected byte layer;
    short y;
    boolean visible;
    private transient long distance;

    public int getX() {
        return x;
    }

    public void setX(int x) {
        this.x = x;
    }

    public long distance() {
        if (distance == 0) {
            distance = Math.abs((long) x) + Math.abs(y);
        }
        return distance;
    }
}
