package org.marshal4j.audit.pairs;

import com.hazelcast.nio.serialization.compact.CompactReader;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import com.hazelcast.nio.serialization.compact.CompactWriter;
import java.math.BigDecimal;
import java.time.LocalDateTime;

/** Correct pairs of Hazelcast whose fields have names. */
public final class HazelcastCompactPairs {

    private HazelcastCompactPairs() {}

    /** Somebody who works here. */
    public static final class Employee {
        int id;
        String name;
        double salary;
        boolean active;
    }

    /** Plain fields. */
    public static final class EmployeeSerializer implements CompactSerializer<Employee> {
        @Override
        public Employee read(CompactReader reader) {
            Employee employee = new Employee();
            employee.id = reader.readInt32("id");
            employee.name = reader.readString("name");
            employee.salary = reader.readFloat64("salary");
            employee.active = reader.readBoolean("active");
            return employee;
        }

        @Override
        public void write(CompactWriter writer, Employee employee) {
            writer.writeInt32("id", employee.id);
            writer.writeString("name", employee.name);
            writer.writeFloat64("salary", employee.salary);
            writer.writeBoolean("active", employee.active);
        }

        @Override
        public String getTypeName() {
            return "employee";
        }

        @Override
        public Class<Employee> getCompactClass() {
            return Employee.class;
        }
    }

    /** A price at a time. */
    public static final class Quote {
        long instrument;
        BigDecimal price;
        LocalDateTime time;
        short venue;
    }

    /** Values of classes of the JDK. */
    public static final class QuoteSerializer implements CompactSerializer<Quote> {
        @Override
        public Quote read(CompactReader reader) {
            Quote quote = new Quote();
            quote.instrument = reader.readInt64("instrument");
            quote.price = reader.readDecimal("price");
            quote.time = reader.readTimestamp("time");
            quote.venue = reader.readInt16("venue");
            return quote;
        }

        @Override
        public void write(CompactWriter writer, Quote quote) {
            writer.writeInt64("instrument", quote.instrument);
            writer.writeDecimal("price", quote.price);
            writer.writeTimestamp("time", quote.time);
            writer.writeInt16("venue", quote.venue);
        }

        @Override
        public String getTypeName() {
            return "quote";
        }

        @Override
        public Class<Quote> getCompactClass() {
            return Quote.class;
        }
    }

    /** What a device has measured. */
    public static final class Series {
        String[] labels;
        long[] times;
        Integer limit;
        Double mean;
    }

    /** Arrays, and numbers that may be missing. */
    public static final class SeriesSerializer implements CompactSerializer<Series> {
        @Override
        public Series read(CompactReader reader) {
            Series series = new Series();
            series.labels = reader.readArrayOfString("labels");
            series.times = reader.readArrayOfInt64("times");
            series.limit = reader.readNullableInt32("limit");
            series.mean = reader.readNullableFloat64("mean");
            return series;
        }

        @Override
        public void write(CompactWriter writer, Series series) {
            writer.writeArrayOfString("labels", series.labels);
            writer.writeArrayOfInt64("times", series.times);
            writer.writeNullableInt32("limit", series.limit);
            writer.writeNullableFloat64("mean", series.mean);
        }

        @Override
        public String getTypeName() {
            return "series";
        }

        @Override
        public Class<Series> getCompactClass() {
            return Series.class;
        }
    }

    /** A seat in a theatre. */
    public static final class Ticket {
        /** How good the seat is. */
        public enum Category {
            STALLS,
            CIRCLE,
            BOX
        }

        Category category;
        byte row;
        short seat;
        float price;
    }

    /** An enum by its name, and small numbers. */
    public static final class TicketSerializer implements CompactSerializer<Ticket> {
        @Override
        public Ticket read(CompactReader reader) {
            Ticket ticket = new Ticket();
            String category = reader.readString("category");
            ticket.category = category == null ? null : Ticket.Category.valueOf(category);
            ticket.row = reader.readInt8("row");
            ticket.seat = reader.readInt16("seat");
            ticket.price = reader.readFloat32("price");
            return ticket;
        }

        @Override
        public void write(CompactWriter writer, Ticket ticket) {
            writer.writeString("category", ticket.category == null ? null : ticket.category.name());
            writer.writeInt8("row", ticket.row);
            writer.writeInt16("seat", ticket.seat);
            writer.writeFloat32("price", ticket.price);
        }

        @Override
        public String getTypeName() {
            return "ticket";
        }

        @Override
        public Class<Ticket> getCompactClass() {
            return Ticket.class;
        }
    }
}
