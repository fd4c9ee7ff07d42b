"""Reads the file of a table with pyarrow, DuckDB, Polars and DataFusion, and compares all values with those of Java.

python3 tables.py quotes.arrow quotes.jsonl pyarrow DuckDB Polars DataFusion

The first line of the second file contains the Arrow type of each column, and each further line the values of a row.
Numbers are unchanged, floats are the bits of a double, bytes are in hex, times are in nanoseconds, and dates in days.
Prints a line for each library and column, and exits with 1 if anything differs.
"""
import decimal
import json
import math
import struct
import sys

import datafusion
import duckdb
import polars
import pyarrow as pa

NANOS = {"s": 1_000_000_000, "ms": 1_000_000, "us": 1_000, "ns": 1}
NAN = 0x7FF8000000000000


def neutral(scalar):
    """Converts a value of Arrow to the form that Java uses."""
    kind = scalar.type
    if not scalar.is_valid:
        return None
    if isinstance(scalar, pa.ExtensionScalar):
        return neutral(scalar.value)
    if pa.types.is_dictionary(kind):
        return neutral(scalar.dictionary[scalar.index.as_py()])
    if pa.types.is_timestamp(kind) or pa.types.is_time64(kind) or pa.types.is_time32(kind) or pa.types.is_duration(kind):
        return scalar.value * NANOS[kind.unit]
    if pa.types.is_interval(kind):
        months, days, nanos = scalar.as_py()
        return (months * 30 + days) * 86_400 * NANOS["s"] + nanos
    if pa.types.is_date32(kind):
        return scalar.value
    if pa.types.is_floating(kind):
        value = scalar.as_py()
        return NAN if math.isnan(value) else struct.unpack("<Q", struct.pack("<d", value))[0]
    if pa.types.is_struct(kind):
        return {kind.field(i).name: neutral(scalar[i]) for i in range(kind.num_fields)}
    if hasattr(scalar, "values"):
        return None if scalar.values is None else [neutral(each) for each in scalar.values]
    value = scalar.as_py()
    if isinstance(value, decimal.Decimal):
        return format(value, "f")
    return value.hex() if isinstance(value, (bytes, bytearray)) else value


def in_micros(value):
    """Converts a time in nanoseconds to what a library with microseconds keeps of it."""
    return None if value is None else (abs(value) // 1_000 * 1_000) * (1 if value >= 0 else -1)


def by_pyarrow(path):
    table = pa.ipc.open_file(pa.memory_map(path)).read_all()
    table.validate(full=True)
    return table


def by_duckdb(path):
    quotes = by_pyarrow(path)  # DuckDB finds Arrow's memory by this variable's name.
    return duckdb.sql("select * from quotes").to_arrow_table()


def by_polars(path):
    return polars.read_ipc(path).to_arrow()


def by_datafusion(path):
    # Several partitions would be read at once, and arrive in any order.
    context = datafusion.SessionContext(datafusion.SessionConfig().with_target_partitions(1))
    context.register_arrow("quotes", path)
    return context.sql("select * from quotes").to_arrow_table()


def compare(library, table, types, rows):
    """Returns how many columns differ."""
    wrong = 0
    if table.num_rows != len(rows):
        print(f"{library}: {table.num_rows} rows, not {len(rows)}")
        return 1
    for name, written in types.items():
        column = table.column(name)
        if library == "pyarrow" and str(column.type) != written:
            print(f"{library}: {name} is {column.type}, not {written}")
            wrong += 1
        read = [neutral(scalar) for scalar in column]
        if written == "extension<arrow.uuid>":  # DuckDB writes it as a text
            read = [value and value.replace("-", "") for value in read]
        expected = [row[name] for row in rows]
        if library != "pyarrow" and ("time64[ns]" in written or "duration" in written) and read != expected:
            expected = [in_micros(value) for value in expected]
        if read != expected:
            at = next(i for i in range(len(rows)) if read[i] != expected[i])
            print(f"{library}: {name} ({written}) has {read[at]!r} in row {at}, not {expected[at]!r}")
            wrong += 1
    if not wrong:
        print(f"{library}: {len(types)} columns and {len(rows)} rows are equal")
    return wrong


READERS = {"pyarrow": by_pyarrow, "DuckDB": by_duckdb, "Polars": by_polars, "DataFusion": by_datafusion}


def main(path, expected, *libraries):
    with open(expected, encoding="utf-8") as lines:
        types, *rows = [json.loads(line) for line in lines]
    wrong = 0
    for library in libraries:
        try:
            wrong += compare(library, READERS[library](path), types, rows)
        except BaseException as failure:  # a panic of Polars is not an Exception
            print(f"{library}: {type(failure).__name__}: {failure}")
            wrong += 1
    return wrong


if __name__ == "__main__":
    sys.exit(1 if main(*sys.argv[1:]) else 0)
