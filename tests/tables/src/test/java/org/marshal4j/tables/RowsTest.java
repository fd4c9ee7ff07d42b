package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

/** Cursors over the rows of tables, for classes and interfaces. */
class RowsTest {

    @Test
    void changesFieldsInPlace() {
        try (QuoteTable table = quotes(3)) {
            for (QuoteTable.Row row : table) {
                row.bid(row.bid() + 1);
                row.symbol("S" + row.index());
                row.size(null);
                row.side(Side.CROSS);
            }

            assertThat(table.bid().sum()).isEqualTo(0 + 1 + 2 + 3);
            assertThat(table.get(2).toString()).startsWith("S2 2 3.0 3.0 both null");
            assertThat(table.size_().isNull(0)).isTrue();
        }
    }

    private static QuoteTable quotes(int count) {
        QuoteTable table = QuoteTable.inMemory();
        for (int i = 0; i < count; i++) {
            table.add(Quote.of("VOD.L", i, i, Side.BUY, i, "XLON", Instant.EPOCH));
        }
        return table;
    }

    @Test
    void goesToTheEndAndNotBeyond() {
        try (QuoteTable table = quotes(2)) {
            Iterator<QuoteTable.Row> rows = table.iterator();
            QuoteTable.Row first = rows.next();
            assertThat(rows.next()).isSameAs(first).hasToString("row 1");
            assertThat(rows.hasNext()).isFalse();
            assertThatThrownBy(rows::next).isInstanceOf(NoSuchElementException.class);
        }
    }

    @Test
    void namesAMissingRow() {
        try (QuoteTable table = quotes(2)) {
            QuoteTable.Row row = table.row();
            row.moveTo(2);
            assertThatThrownBy(row::bid).isInstanceOf(MarshalException.class).hasMessageContaining("MARSHAL247");
            assertThatThrownBy(() -> row.bid(1)).hasMessageContaining("MARSHAL247");
            assertThatThrownBy(row::toObject).hasMessageContaining("MARSHAL247");
            assertThatThrownBy(() -> table.get(2)).hasMessageContaining("MARSHAL247");
            assertThatThrownBy(() -> table.set(-1, new Quote())).hasMessageContaining("MARSHAL247");
        }
    }

    @Test
    void refusesAClosedTable() {
        QuoteTable table = quotes(2);
        QuoteTable.Row row = table.row();
        table.close();
        assertThatThrownBy(row::bid).hasMessageContaining("MARSHAL246");
        assertThatThrownBy(() -> table.add(new Quote())).hasMessageContaining("MARSHAL246");
    }

    @Test
    void refusesRowsThatItCannotHold() {
        try (QuoteTable table = quotes(1)) {
            Quote quote = new Quote("A", 1, 2);
            quote.venue("XPAR");
            assertThatThrownBy(() -> table.add(quote))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("MARSHAL248")
                    .hasMessageContaining("venue")
                    .hasMessageContaining("row 1")
                    .hasMessageContaining("XPAR");
            quote.venue(null);
            quote.time(Instant.MAX);
            assertThatThrownBy(() -> table.add(quote))
                    .hasMessageContaining("time")
                    .hasMessageContaining("row 1");
            quote.time(null);
            quote.source(null);
            assertThatThrownBy(() -> table.add(quote))
                    .hasMessageContaining("source")
                    .hasMessageContaining("null");
            assertThatThrownBy(() -> table.add((Quote) null)).hasMessageContaining("MARSHAL202");
            assertThat(table.size()).isEqualTo(1);
            quote.source("now");
            table.add(quote);
            assertThat(table.get(1)).isEqualTo(quote);
        }
    }

    @Test
    void implementsItsInterface() {
        try (CustomerTable table = CustomerTable.inMemory()) {
            Customer bean = new CustomerBean();
            bean.id(5).home(new AddressBean());
            bean.home().setStreet("Am Markt");
            bean.home().setNumber(7);
            bean.place(new Point(1, 2));
            table.add(bean);
            table.add(new CustomerBean());

            Customer row = table.row();
            assertThat(row.label()).isEqualTo("customer 5");
            assertThat(row.home().getStreet()).isEqualTo("Am Markt");
            assertThat(row.place()).isEqualTo(new Point(1, 2));
            assertThat(row.id(6)).isSameAs(row);
            row.home().setNumber(8);
            assertThat(table.home().columns().number().get(0)).isEqualTo(8);
            assertThat(table.get(0).id()).isEqualTo(6);
            assertThat(row.visits()).isZero();
            assertThatThrownBy(() -> row.visits(1))
                    .hasMessageContaining("MARSHAL241")
                    .hasMessageContaining("visits");
            // A row of one table can be a value for another.
            table.set(1, row);
            assertThat(table.get(1).home().getStreet()).isEqualTo("Am Markt");
        }
    }

    @Test
    void showsNestedObjectsInPlace() {
        try (LineTable table = LineTable.inMemory()) {
            table.add(new Line("a", new Point(1, 2), null));
            table.add(new Line("b", new Point(3, 4), new Point(5, 6)));
            List<Integer> ends = new ArrayList<>();
            for (LineTable.Row row : table) {
                row.from().x(row.from().x() + 10);
                ends.add(row.to() == null ? null : row.to().x());
            }
            assertThat(ends).containsExactly(null, 5);
            assertThat(table.from().columns().x().sum()).isEqualTo(11 + 13);
            table.row().from(null);
            table.row().to(new Point(7, 8));
            assertThat(table.get(0)).isEqualTo(new Line("a", null, new Point(7, 8)));
        }
    }

    @Test
    void createsObjectsWithPrivateConstructors() {
        try (FixedTable table = FixedTable.inMemory()) {
            table.add(Fixed.of(1, "one"));
            assertThat(table.get(0).id()).isEqualTo(1);
            assertThat(table.get(0).name()).isEqualTo("one");
        }
    }

    @Test
    void supportsMoreFieldsThanFitIntoAMethod() {
        try (WideTable table = WideTable.inMemory()) {
            Wide wide = new Wide();
            wide.f0 = 1;
            wide.f1 = "text";
            wide.f2 = 2.5;
            wide.f45 = "last text";
            wide.setLast(9);
            table.add(wide);
            assertThat(table.get(0)).usingRecursiveComparison().isEqualTo(wide);
            assertThat(table.get(0).last()).isEqualTo(9);
            assertThat(table.columns()).hasSize(48);
        }
    }

    @Test
    void supportsClassesThatAreNotPublic() {
        Outer.Inner inner = new Outer.Inner();
        inner.a = 1;
        inner.deeper = new Outer.Deeper();
        inner.deeper.text = "deep";
        try (Outer_InnerTable table = Outer_InnerTable.inMemory()) {
            table.add(inner);
            assertThat(table.row().deeper().text()).isEqualTo("deep");
            assertThat(table.row().deeper().point()).isNull();
            assertThat(table.get(0).deeper.text).isEqualTo("deep");
        }
    }
}
