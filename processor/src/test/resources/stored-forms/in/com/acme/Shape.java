package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

@Marshal(subtypes = {Shape.Circle.class, Shape.Group.class})
@TypeId(0)
public class Shape implements ShapeMarshallable {
    long id;

    @Marshal
    @TypeId(7)
    public static class Circle extends Shape implements Shape_CircleMarshallable {
        Point centre;
        double radius;
    }

    @Marshal
    @TypeId(300)
    public static class Group extends Shape implements Shape_GroupMarshallable {
        @Required
        List<Shape> parts;
    }
}
