import java.nio.file.Path;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.table.LongColumn;
import org.marshal4j.table.StructColumn;
import org.marshal4j.table.Table;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.TableRow;
import org.marshal4j.table.TextColumn;
import org.marshal4j.table.generated.Cells;
import org.marshal4j.table.generated.TableColumns;
import org.marshal4j.table.generated.UnreadableRow;
    // as beginning in bean, but:
 * Keeps any number of {@link Account} in columns outside the heap, in memory or in a file.
final class AccountTable extends Table<Account> implements Iterable<AccountTable.Row> {
    private final Columns columns;

    private AccountTable(TableColumns columns) {
        super(columns.memory());
        this.columns = new Columns(columns);
        ready(columns.finish());
    }

    /**
     * Creates an empty table in memory.
     */
    public static AccountTable inMemory() {
        return inMemory(TableOptions.DEFAULTS);
    }

    // as inMemory in table, but:
    public static AccountTable inMemory(TableOptions options) {
        return new AccountTable(TableColumns.inMemory(AccountMarshaller.INSTANCE.schema(), options));

    /**
     * Creates an empty table in a new file.
     */
    public static AccountTable create(Path file) {
        return create(file, TableOptions.DEFAULTS);
    }

    // as create in table, but:
    public static AccountTable create(Path file, TableOptions options) {
        return new AccountTable(TableColumns.create(AccountMarshaller.INSTANCE.schema(), file, options));

    /**
     * Opens the table in an existing file.
     */
    public static AccountTable open(Path file) {
        return new AccountTable(TableColumns.open(AccountMarshaller.INSTANCE.schema(), file));
    }

    /**
     * Opens the table in an existing file, and follows the renames in a lock file.
     */
    public static AccountTable open(Path file, LockFile lock) {
        return new AccountTable(TableColumns.open(AccountMarshaller.INSTANCE.schema(), file, lock));
    }

    /**
     * Opens the table in an existing file for reading only.
     */
    public static AccountTable openReadOnly(Path file) {
        return new AccountTable(TableColumns.openReadOnly(AccountMarshaller.INSTANCE.schema(), file));
    }

    /**
     * Opens the table in an existing file for reading only, and follows the renames in a lock file.
     */
    public static AccountTable openReadOnly(Path file, LockFile lock) {
        return new AccountTable(TableColumns.openReadOnly(AccountMarshaller.INSTANCE.schema(), file, lock));
    }

    @Override
    public void add(Account value) {
        long row = newRow();
        columns.put(row, value);
        publish(row);
    }

    @Override
    public void set(long row, Account value) {
        columns.put(check(row), value);
    }

    @Override
    public Account get(long row) {
        try {
            return columns.get(check(row));
        } catch (RuntimeException e) {
            throw UnreadableRow.of(Account.class, row, e);
        }
    }

    /**
     * Fills an object with the values of a row and returns it.
     */
    public Account get(long row, Account into) {
        try {
            return columns.get(check(row), into);
        } catch (RuntimeException e) {
            throw UnreadableRow.of(Account.class, row, e);
        }
    }

    /**
     * A new cursor at row 0, even if the table is empty.
     */
    public Row row() {
        return new Row(columns);
    }

    // as setSymbol in bean, but:
     * Moves one cursor from row to row: {@code next} returns the same object each time.
    public Iterator<Row> iterator() {
        return iterator(row());

    public LongColumn id() {
        return columns.id;
    }

    // as id in table, with TextColumn for LongColumn, balance for id

    /**
     * Shows the fields of a row in place. For one thread at a time.
     */
    static final class Row extends TableRow<Account> implements Account {
        private final Columns columns;

        /**
         * For generated code: creates a cursor at row 0 of these columns.
         */
        Row(Columns columns) {
            this.columns = columns;
        }

    // as getId in bean, but:
            return columns.id.get(index());

    // as bid in bean, but:
        public Row setId(long value) {
            columns.id.set(index(), value);

    // as balance in table, but:
            return Cells.getText(columns.balance, index(), BigDecimals::parse);

        @Override
        public void balance(BigDecimal value) {
            Cells.setText(columns.balance, index(), value);
        }

    // as setSymbol in bean, but:
         * This property has no column.
        public Account parent() {
            return null;

    // as setSymbol in bean, but:
         * This property has no column and cannot be set.
        public void parent(Account value) {
            throw notSettable("parent");

        @Override
        public Account toObject() {
            try {
                return columns.get(index());
            } catch (RuntimeException e) {
                throw UnreadableRow.of(Account.class, index(), e);
            }
        }
    }

    /**
     * The columns of {@link Account}, one for each field.
     */
    static final class Columns {
        private final LongColumn id;

        private final TextColumn balance;

        /**
         * For generated code: creates the columns, or finds them in the open file.
         */
        Columns(TableColumns columns) {
            this.id = columns.int64("id", false);
            this.balance = columns.text("balance", true);
        }

    // as id in table, but:
            return id;

    // as id in table, with TextColumn for LongColumn, balance for id

        /**
         * For generated code: sets a nested object of a row.
         */
        static void set(StructColumn<Columns> column, long row, Account value) {
            if (value == null) {
                column.setNull(row);
            } else {
                column.columns().put(row, value);
                column.setPresent(row);
            }
        }

        /**
         * For generated code: returns a nested object of a row; null if it is null.
         */
        static Account get(StructColumn<Columns> column, long row) {
            return column.hasNull(row) ? null : column.columns().get(row);
        }

        /**
         * Sets all fields of a row.
         */
        void put(long row, Account account) {
            Checks.anyObject(account, Account.class);
            this.id.set(row, account.getId());
            Cells.setText(this.balance, row, account.balance());
        }

        /**
         * Fills an object with the values of a row and returns it.
         */
        Account get(long row, Account account) {
            account.setId(this.id.get(row));
            account.balance(Cells.getText(this.balance, row, BigDecimals::parse));
            return account;
        }

        /**
         * Returns a new object with the values of a row.
         */
        Account get(long row) {
            return get(row, new AccountBean());
        }
    }
}
